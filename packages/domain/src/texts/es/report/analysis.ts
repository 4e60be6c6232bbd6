import type { Texts } from '../../namespaces.ts'

export const analysisTexts = {
  error: {
    title: 'Hubo un error al obtener su auditoría virtual',
    description:
      'Inténtelo de nuevo en unos minutos. Si el problema continúa, comuníquese con un administrador del sitio',
    link: 'Volver a la página de sus edificios',
    safe: 'Sus respuestas están a salvo. No se perdió nada.',
    retry: 'Intentar de nuevo',
    picture: 'La casa con las luces apagadas',
  },
  analysis: {
    title: 'Análisis de la casa',
    back: 'Volver al resumen',
    lead_one: 'El mismo resultado de su informe, en detalle. {{address}}, {{count}} paso.',
    lead_many: 'El mismo resultado de su informe, en detalle. {{address}}, {{count}} pasos.',
    lead_other: 'El mismo resultado de su informe, en detalle. {{address}}, {{count}} pasos.',
    alert: 'Estas cifras se basan en sus respuestas del {{date}}.',
    to_audit: 'Actualizar la evaluación',
    before: 'Antes de las mejoras',
    after: 'Después de las mejoras',
    axis: 'Consumo de energía en kilovatios hora (kWh)',
    finding: '{{use}} cambia más: {{percent}} % menos',
    nothing_changes: 'Sin un plan, el consumo no cambia',
    engine: 'Motor {{version}}, año normal en {{place}}',
    best: {
      money: '{{name}}: el mayor ahorro de dinero',
      ghg: '{{name}}: el mayor CO₂ evitado',
    },
    saved: {
      money: 'Dinero ahorrado por cada paso al año. La línea muestra el rango probable.',
      ghg: 'CO₂ evitado por cada paso en kg al año. La línea muestra el rango probable.',
    },
    view: {
      money: 'Ahorro de dinero',
      ghg: 'Reducciones de CO₂',
    },
    charts: 'Gráfico',
    chart_of: 'Gráfico {{at}} de {{count}}',
    previous: 'Gráfico anterior',
    next: 'Gráfico siguiente',
    overview: 'Resumen del edificio',
    disclaimer:
      'Son estimaciones para un año normal, no una promesa. El clima, los precios y los hábitos las cambian.',
  },
  roadmap: {
    title_one: 'Ruta: {{count}} paso de {{now}} a {{after}}',
    title_many: 'Ruta: {{count}} pasos de {{now}} a {{after}}',
    title_other: 'Ruta: {{count}} pasos de {{now}} a {{after}}',
    subtitle: 'Costo anual después de cada paso. La parte rayada es lo que quita el paso.',
    by_fuel: 'Por fuente de energía, al año',
    fuel: 'Fuente',
    now: 'Ahora',
    after: 'Después',
    change: 'Cambio',
  },
} satisfies Texts
