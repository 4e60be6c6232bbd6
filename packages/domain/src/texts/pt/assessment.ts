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
    validation_text: 'Verifique se todos os campos estão bem preenchidos.',
    unknown: 'Não sei',
    unknown_use: 'Não sei. Usar {{value}}',
    assumed: 'Supomos: {{value}}.',
    elsewhere_title: 'Alterado noutra janela',
    elsewhere_text: 'Alguém também respondeu aqui. Está a ver as respostas mais recentes.',
    submit_offline:
      'Está sem ligação. As suas respostas ficam guardadas neste dispositivo. Envie-as quando a ligação voltar.',
    submit_failed: 'Não conseguimos terminar a avaliação. Verifique os dados da casa.',
    no_home:
      'Ainda não há nenhuma casa para avaliar. Adicione uma primeiro e depois poderá responder às perguntas.',
    not_saved_title: 'Ainda não guardado',
    not_saved: 'Algumas respostas ainda não foram guardadas. Ficam neste dispositivo e continuamos a tentar.',
    roof_holds: 'Um telhado deste tamanho leva no máximo {{amount}} kW de painéis.',
    bills: {
      name: 'Faturas',
      title: 'O que dizem as suas faturas?',
      text: 'Ajustamos a estimativa às suas faturas. Pode saltar esta página.',
    },
    mix: {
      title: 'Duas das suas respostas não combinam',
      text: 'O seu sistema de aquecimento, «{{system}}», funciona com «{{own}}». A energia que escolheu para aquecer é «{{fuel}}».',
      taken: 'Enquanto não escolher, contamos com isto: {{taken}}.',
      system_only: 'Só «{{system}}»',
      system_main: 'Sobretudo «{{system}}», e um segundo sistema com «{{fuel}}»',
      fuel_main: 'Sobretudo um sistema com «{{fuel}}», e «{{system}}» como segundo',
      water:
        'Uma bomba de calor para água quente funciona com eletricidade, não com «{{fuel}}». Contamos com eletricidade.',
    },
    modal: {
      title: 'Quer um relatório mais preciso?',
      text: 'No modo avançado fazemos perguntas sobre o isolamento, as janelas e as portas. Demora mais uns quatro minutos.',
      advanced: 'Continuar em modo avançado',
      overview: 'Ver o meu relatório',
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
      moved: 'A sua última resposta deslocou o intervalo, porque é menos habitual do que supúnhamos.',
      more: 'A sua última resposta acrescenta cerca de {{amount}} por ano.',
      less: 'A sua última resposta retira cerca de {{amount}} por ano.',
      bills: 'Ajustado às suas faturas.',
      bills_misfit:
        'As suas faturas não correspondem a esta casa. Verifique os valores, as unidades e com que frequência vêm; até lá a estimativa assenta nas suas respostas.',
      waiting: 'A sua estimativa aparece com a primeira resposta.',
      failed: 'Estas respostas não são compatíveis. Verifique: {{field}}.',
      next: 'Responda agora: {{question}}',
      gain: 'Estreitaria o intervalo de ±{{now}} % para ±{{after}} %.',
      picture: 'Um corte da sua casa, desenhado segundo as suas respostas',
    },
    drawn: {
      title: 'O que mostra o desenho',
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
