import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Hoje',
  needs_one: '{{count}} candidatura é sua',
  needs_other: '{{count}} candidaturas são suas',
  step: {
    homes: 'Casas começadas',
    assessed: 'Avaliação concluída',
    applied: 'Com candidatura',
  },
  funnel: {
    title: '{{assessed}} de {{homes}} casas concluíram a avaliação',
    text_one: 'Casas começadas no último {{count}} dia',
    text_other: 'Casas começadas nos últimos {{count}} dias',
    step: 'Passo',
    share: 'Parte',
  },
  cities_one: 'Por cidade, último {{count}} dia',
  cities_other: 'Por cidade, últimos {{count}} dias',
  city: 'Cidade',
  unknown: 'Sem cidade',
  ages: {
    title_one: '{{count}} candidatura aberta espera há mais de {{days}} dias',
    title_other: '{{count}} candidaturas abertas esperam há mais de {{days}} dias',
    text: 'Candidaturas abertas por estado e por dias nesse estado',
    status: 'Estado',
    between: '{{from}} a {{to}} dias',
    over: 'mais de {{days}} dias',
  },
  money: {
    title: 'Os orçamentos chegam até ao fim do ano',
    title_of: '{{name}}: {{what}}',
    text: 'Parte de cada orçamento: pago (cheio), comprometido (tracejado), previsão no fim do ano (marca, com o seu intervalo); a linha é o orçamento inteiro',
    note_one:
      'Previsão: as aprovações da última {{count}} semana continuam assim; o intervalo é a metade mais lenta e a mais rápida.',
    note_other:
      'Previsão: as aprovações das últimas {{count}} semanas continuam assim; o intervalo é a metade mais lenta e a mais rápida.',
    program: 'Programa',
    budget: 'Orçamento',
    paid: 'Pago',
    committed: 'Comprometido',
    forecast: 'No fim do ano',
    range: '{{likely}} ({{low}} a {{high}})',
    sums: '{{paid}} pagos, {{committed}} comprometidos de {{budget}}',
    runs_out: 'esgota-se por volta de {{date}}',
    lasts: 'restam {{amount}} no fim do ano',
    'used-up': 'esgotado',
    unknown: 'nada aprovado ultimamente, sem previsão',
  },
} satisfies Texts
