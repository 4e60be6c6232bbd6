import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Hoy',
  needs_one: '{{count}} solicitud es suya',
  needs_other: '{{count}} solicitudes son suyas',
  step: {
    homes: 'Viviendas empezadas',
    assessed: 'Evaluación terminada',
    applied: 'Con solicitud',
  },
  funnel: {
    title: '{{assessed}} de {{homes}} viviendas han terminado su evaluación',
    text_one: 'Viviendas empezadas en el último {{count}} día',
    text_other: 'Viviendas empezadas en los últimos {{count}} días',
    step: 'Paso',
    share: 'Parte',
  },
  cities_one: 'Por ciudad, último {{count}} día',
  cities_other: 'Por ciudad, últimos {{count}} días',
  city: 'Ciudad',
  unknown: 'Sin ciudad',
  ages: {
    title_one: '{{count}} solicitud abierta espera desde hace más de {{days}} días',
    title_other: '{{count}} solicitudes abiertas esperan desde hace más de {{days}} días',
    text: 'Solicitudes abiertas por estado y por los días que llevan en él',
    status: 'Estado',
    between: '{{from}} a {{to}} días',
    over: 'más de {{days}} días',
  },
  money: {
    title: 'Los presupuestos alcanzan hasta fin de año',
    title_of: '{{name}}: {{what}}',
    text: 'Parte de cada presupuesto: pagado (lleno), comprometido (rayado), previsión a fin de año (marca, con su rango); la línea es el presupuesto entero',
    note_one:
      'Previsión: las aprobaciones de la última {{count}} semana siguen igual; el rango es su mitad más lenta y más rápida.',
    note_other:
      'Previsión: las aprobaciones de las últimas {{count}} semanas siguen igual; el rango es su mitad más lenta y más rápida.',
    program: 'Programa',
    budget: 'Presupuesto',
    paid: 'Pagado',
    committed: 'Comprometido',
    forecast: 'A fin de año',
    range: '{{likely}} ({{low}} a {{high}})',
    sums: '{{paid}} pagados, {{committed}} comprometidos de {{budget}}',
    runs_out: 'se agota hacia el {{date}}',
    lasts: 'quedan {{amount}} a fin de año',
    'used-up': 'agotado',
    unknown: 'nada aprobado últimamente, sin previsión',
  },
} satisfies Texts
