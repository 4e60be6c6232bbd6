import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Hoy',
  needs_one: '{{count}} solicitud es suya',
  needs_other: '{{count}} solicitudes son suyas',
  step: {
    homes: 'Viviendas empezadas',
    assessed: 'Con resultado',
    applied: 'Con solicitud',
  },
  funnel: {
    title: '{{assessed}} de {{homes}} viviendas tienen resultado',
    text_one: 'Viviendas empezadas en el último {{count}} día',
    text_other: 'Viviendas empezadas en los últimos {{count}} días',
    step: 'Paso',
    share: 'Parte',
  },
  cities_one: 'Por ciudad, último {{count}} día',
  cities_other: 'Por ciudad, últimos {{count}} días',
  city: 'Ciudad',
  unknown: 'Sin ciudad',
} satisfies Texts
