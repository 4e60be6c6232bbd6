import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Today',
  needs_one: '{{count}} application is yours',
  needs_other: '{{count}} applications are yours',
  step: {
    homes: 'Homes begun',
    assessed: 'With a result',
    applied: 'With an application',
  },
  funnel: {
    title: '{{assessed}} of {{homes}} homes have a result',
    text_one: 'Homes begun in the last {{count}} day',
    text_other: 'Homes begun in the last {{count}} days',
    step: 'Step',
    share: 'Share',
  },
  cities_one: 'By city, last {{count}} day',
  cities_other: 'By city, last {{count}} days',
  city: 'City',
  unknown: 'No city given',
} satisfies Texts
