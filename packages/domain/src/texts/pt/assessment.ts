import type { Texts } from '../namespaces.ts'
import { questionTexts } from './assessment/questions.ts'
import { resultTexts } from './assessment/results.ts'
import { sectionTexts } from './assessment/sections.ts'

export const texts = {
  ...resultTexts,
  ...questionTexts,
  ...sectionTexts,
  problem: { ...resultTexts.problem, 'invalid-answer': 'Verifique as suas respostas.' },
  wizard: {
    label: 'Avaliação',
    progress: 'Passo {{step}} de {{count}}: {{name}}',
    done: 'feito',
    previous: 'Anterior',
    next: 'Seguinte: {{name}}',
    submit: 'Ver o meu relatório',
    validation_title: 'Erro de validação',
    validation_text: 'Verifique se todos os campos estão bem preenchidos',
    unknown: 'Não sei',
    unknown_use: 'Não sei. Usar {{value}}',
    assumed: 'Supomos: {{value}}.',
    elsewhere_title: 'Alterado noutra janela',
    elsewhere_text: 'Alguém também respondeu aqui. Está a ver as respostas mais recentes.',
    submit_offline:
      'Está sem ligação. As suas respostas ficam neste aparelho. Envie-as quando a ligação voltar.',
    submit_failed: 'Não conseguimos terminar a avaliação. Verifique os dados do edifício.',
    no_home:
      'Ainda não há nenhuma casa para avaliar. Adicione uma primeiro e depois poderá responder às perguntas.',
    not_saved_title: 'Ainda não guardado',
    not_saved: 'Algumas respostas ainda não foram guardadas. Ficam neste dispositivo e continuamos a tentar.',
    roof_holds: 'Um telhado deste tamanho leva no máximo {{amount}} kW de painéis.',
    bills: {
      name: 'Faturas',
      title: 'O que dizem as suas faturas?',
      text: 'Com as suas faturas a estimativa passa a ser a sua. Pode saltar esta página.',
    },
    mix: {
      title: 'Duas das suas respostas não combinam',
      text: 'O seu sistema de aquecimento, «{{system}}», funciona com «{{own}}». A energia que escolheu para aquecer é «{{fuel}}».',
      taken: 'Enquanto não escolher, contamos com isto: {{taken}}.',
      system_only: 'Só «{{system}}»',
      system_main: 'Sobretudo «{{system}}», e um segundo sistema com «{{fuel}}»',
      fuel_main: 'Sobretudo um sistema com «{{fuel}}», e «{{system}}» como segundo',
      water:
        'Um depósito com bomba de calor funciona com eletricidade, não com «{{fuel}}». Contamos com eletricidade.',
    },
    modal: {
      title: 'Quer ver mais de perto?',
      text: 'No modo avançado perguntamos pelo isolamento, pelas janelas e pelas portas: mais uns quatro minutos para um relatório mais seguro.',
      advanced: 'Continuar em modo avançado',
      overview: 'Ir para o resumo da casa',
    },
    live: {
      title: 'A sua casa até agora',
      about: 'cerca de {{amount}}',
      a_year: 'por ano',
      likely: 'intervalo provável',
      range: 'Provavelmente de {{low}} a {{high}} por ano.',
      energy: 'Cerca de {{amount}} kWh por ano.',
      answers: '{{count}} de {{total}} respostas.',
      narrowed: 'A sua última resposta estreitou o intervalo.',
      moved: 'A sua última resposta deslocou o intervalo: é menos habitual do que supúnhamos.',
      more: 'A sua última resposta acrescenta cerca de {{amount}} por ano.',
      less: 'A sua última resposta retira cerca de {{amount}} por ano.',
      bills: 'Ajustado às suas faturas.',
      bills_misfit:
        'As suas faturas não condizem com esta casa. Verifique os valores, as unidades e com que frequência vêm; até lá a estimativa assenta nas suas respostas.',
      waiting: 'A sua estimativa aparece com a primeira resposta.',
      failed: 'Estas respostas não condizem. Verifique: {{field}}.',
      next: 'Responda agora: {{question}}',
      gain: 'Apertaria o intervalo de ±{{now}} % para ±{{after}} %.',
      picture: 'Um corte da sua casa, desenhado segundo as suas respostas',
    },
    drawn: {
      title: 'De que é feito o desenho',
      answered: 'a sua resposta',
      record: 'registo',
      assumed: 'suposto',
      heating_fuel: 'Energia de aquecimento',
      house_type: 'Casa',
      construction_era: 'Construção',
      attic_insulation: 'Cobertura',
      wall_insulation: 'Paredes',
      window_type: 'Janelas',
    },
  },
} satisfies Texts
