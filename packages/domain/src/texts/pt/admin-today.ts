import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Hoje',
  needs_one: '{{count}} candidatura é sua',
  needs_other: '{{count}} candidaturas são suas',
  step: {
    homes: 'Casas começadas',
    assessed: 'Com resultado',
    applied: 'Com candidatura',
  },
  funnel: {
    title: '{{assessed}} de {{homes}} casas têm resultado',
    text_one: 'Casas começadas no último {{count}} dia',
    text_other: 'Casas começadas nos últimos {{count}} dias',
    step: 'Passo',
    share: 'Parte',
  },
  cities_one: 'Por cidade, último {{count}} dia',
  cities_other: 'Por cidade, últimos {{count}} dias',
  city: 'Cidade',
  unknown: 'Sem cidade',
} satisfies Texts
