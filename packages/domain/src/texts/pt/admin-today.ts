import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Hoje',
  needs_one: '{{count}} candidatura espera por si',
  needs_other: '{{count}} candidaturas esperam por si',
  step: {
    homes: 'Casas começadas',
    assessed: 'Avaliação concluída',
    applied: 'Candidatura enviada',
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
      'A previsão supõe que as aprovações continuam ao ritmo da última semana ({{count}}). O intervalo vem dos períodos mais lentos e mais rápidos.',
    note_other:
      'A previsão supõe que as aprovações continuam ao ritmo das últimas {{count}} semanas. O intervalo vem dos períodos mais lentos e mais rápidos.',
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
    unknown: 'sem aprovações recentes, por isso sem previsão',
  },
} satisfies Texts
