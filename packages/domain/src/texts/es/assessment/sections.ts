import type { Texts } from '../../namespaces.ts'

export const sectionTexts = {
  hint: {
    heating_system: {
      furnace: 'Aire caliente por rejillas',
      boiler: 'Agua caliente, radiadores',
      heat_pump_ducted: 'Unidad exterior, rejillas',
      heat_pump_ductless: 'Equipos en la pared',
      ground_source: 'Tubos en el suelo',
      baseboard: 'A lo largo de las paredes',
      stove: 'Leña o pellets',
    },
    water_heater: {
      tank: 'Mantiene el agua caliente',
      tankless: 'Calienta al usarla',
      heat_pump: 'Toma calor del aire',
      indirect: 'Tanque junto a la caldera',
      solar: 'Paneles en el techo',
    },
    house_type: {
      detached: 'Sin paredes comunes',
      semi: 'Una pared común',
      row_end: 'Una pared común',
      row_mid: 'Dos paredes comunes',
      apartment: 'Viviendas arriba o abajo',
    },
    window_type: {
      single: 'Un vidrio',
      double: 'Dos vidrios',
      double_lowe: 'Dos vidrios, baja emisividad',
      triple: 'Tres vidrios',
    },
    ventilation: {
      none: 'Usted las abre',
      exhaust: 'Baño y cocina',
      hrv: 'Conserva el calor',
      erv: 'Conserva calor y humedad',
    },
  },
  help: {
    heating_efficiency:
      'En la etiqueta amarilla, como AFUE. Un tubo de metal suele indicar 80 %, uno de plástico blanco 92 % o más.',
    heating_efficiency_heat_pump:
      'Calor obtenido por la electricidad usada durante todo el invierno: un COP de 3 es un 300 %.',
    heating_efficiency_stove: 'En la etiqueta o en el manual, como rendimiento.',
    floor_area: 'Todas las habitaciones con calefacción, sin el garaje ni un sótano frío.',
    attic_insulation: 'Mire desde la trampilla: algo es hasta 6 pulgadas, bueno hasta 12 pulgadas.',
    ach50: 'Renovaciones de aire por hora a 50 pascales, según el informe.',
    renovations: 'Elija todo lo que sea cierto.',
  },
  tick: {
    old: '{{value}}, antiguo',
    best: '{{value}}, el mejor',
  },
  unit: {
    m2: 'm²',
    ft2: 'pies²',
    celsius: '°C',
    fahrenheit: '°F',
    metre: 'm',
    foot: 'pies',
    people: 'personas',
    percent: '%',
    r_value: 'R',
    rsi_value: 'RSI',
    ach50: 'ACH50',
    kilowatt: 'kW',
  },
  known: {
    insulation: {
      none: 'casi sin aislamiento',
      some: 'algo de aislamiento',
      good: 'buen aislamiento',
      excellent: 'muy buen aislamiento',
    },
    window_share: '{{percent}} % de las paredes',
    glass: '{{panes}}, U {{value}}',
    panes: {
      single: 'Vidrio simple',
      double: 'Vidrio doble',
      double_lowe: 'Vidrio doble de baja emisividad',
      triple: 'Vidrio triple',
    },
    draughts: {
      tight: 'Hermética, unas {{value}} ACH50',
      some: 'Algunas corrientes de aire, unas {{value}} ACH50',
      much: 'Muchas corrientes de aire, unas {{value}} ACH50',
    },
    years_one: '{{count}} año',
    years_many: '{{count}} años',
    years_other: '{{count}} años',
  },
  section: {
    fuel_type: {
      name: 'Energías',
      title: '¿Qué energías usa su casa?',
      text: 'Una opción para cada una. Puede cambiarla después.',
    },
    heating_system: {
      name: 'Calefacción',
      title: '¿Cómo se calienta su casa?',
      text: 'Elija lo que hace la mayor parte del trabajo en invierno.',
    },
    water_heating_system: {
      name: 'Agua caliente',
      title: '¿Cómo obtiene agua caliente?',
      text: 'Busque el tanque o el aparato en la pared.',
    },
    house_type: {
      name: 'Tipo de casa',
      title: '¿Cómo es su vivienda?',
      text: 'La forma y los vecinos deciden por dónde se va el calor.',
    },
    area_basics: {
      name: 'Tamaño y edad',
      title: '¿Qué tamaño y qué edad tiene?',
      text: 'Una buena estimación basta.',
    },
    renovation: {
      name: 'Renovaciones',
      title: '¿Qué se ha renovado?',
      text: 'Obras de las últimas décadas que conozca.',
    },
    insulation_type: {
      name: 'Aislamiento',
      title: '¿Qué tan bien aislada está?',
      text: 'Una mirada al ático dice mucho.',
    },
    windows_and_doors: {
      name: 'Ventanas',
      title: '¿Cómo son las ventanas y las puertas?',
      text: 'Piense en la mayoría, no en la excepción.',
    },
    ventilation_system: {
      name: 'Ventilación',
      title: 'Aire fresco y sol',
      text: 'Las últimas preguntas.',
    },
  },
} satisfies Texts
