import type { Texts } from '../../namespaces.ts'

export const sectionTexts = {
  hint: {
    heating_system: {
      furnace: 'Ar quente por grelhas',
      boiler: 'Água quente, radiadores',
      heat_pump_ducted: 'Unidade exterior, grelhas',
      heat_pump_ductless: 'Aparelhos na parede',
      ground_source: 'Tubos no solo',
      baseboard: 'Ao longo das paredes',
      stove: 'Lenha ou pellets',
    },
    water_heater: {
      tank: 'Mantém a água quente',
      tankless: 'Aquece quando usa',
      heat_pump: 'Tira calor do ar',
      indirect: 'Depósito junto à caldeira',
      solar: 'Painéis no telhado',
    },
    house_type: {
      detached: 'Sem parede comum',
      semi: 'Uma parede comum',
      row_end: 'Uma parede comum',
      row_mid: 'Duas paredes comuns',
      apartment: 'Casas por cima ou por baixo',
    },
    window_type: {
      single: 'Um vidro',
      double: 'Dois vidros',
      double_lowe: 'Dois vidros, baixa emissividade',
      triple: 'Três vidros',
    },
    ventilation: {
      none: 'Abre as janelas',
      exhaust: 'Casa de banho e cozinha',
      hrv: 'Guarda o calor',
      erv: 'Guarda calor e humidade',
    },
  },
  help: {
    heating_efficiency:
      'Está na placa de características do aparelho. Uma chaminé de metal indica em geral 80 %, um tubo de plástico branco 92 % ou mais.',
    heating_efficiency_heat_pump:
      'Calor obtido pela eletricidade gasta durante todo o inverno: um COP de 3 é 300 %.',
    heating_efficiency_stove: 'Está na placa de características ou no manual, como rendimento.',
    floor_area: 'Conte todas as divisões aquecidas, sem a garagem nem uma cave não aquecida.',
    attic_insulation: 'Veja pelo alçapão: «algum» é até 15 cm de isolamento, «bom» até 30 cm.',
    ach50: 'Renovações de ar por hora a 50 pascal, no relatório do ensaio.',
    renovations: 'Escolha tudo o que se aplica.',
  },
  tick: {
    old: '{{value}}, antigo',
    best: '{{value}}, o melhor',
  },
  unit: {
    m2: 'm²',
    ft2: 'pés²',
    celsius: '°C',
    fahrenheit: '°F',
    metre: 'm',
    foot: 'pés',
    people: 'pessoas',
    percent: '%',
    r_value: 'R',
    rsi_value: 'm²K/W',
    ach50: 'n50',
    kilowatt: 'kW',
  },
  known: {
    insulation: {
      none: 'quase sem isolamento',
      some: 'algum isolamento',
      good: 'bom isolamento',
      excellent: 'muito bom isolamento',
    },
    window_share: '{{percent}} % das paredes',
    glass: '{{panes}}, U {{value}}',
    panes: {
      single: 'Vidro simples',
      double: 'Vidro duplo',
      double_lowe: 'Vidro duplo de baixa emissividade',
      triple: 'Vidro triplo',
    },
    draughts: {
      tight: 'Estanque, n50 de cerca de {{value}}',
      some: 'Algumas correntes de ar, n50 de cerca de {{value}}',
      much: 'Muitas correntes de ar, n50 de cerca de {{value}}',
    },
    years_one: '{{count}} ano',
    years_many: '{{count}} anos',
    years_other: '{{count}} anos',
  },
  section: {
    fuel_type: {
      name: 'Energias',
      title: 'Que energias usa a sua casa?',
      text: 'Escolha uma opção para cada uma. Pode mudá-la mais tarde.',
    },
    heating_system: {
      name: 'Aquecimento',
      title: 'Como é aquecida a sua casa?',
      text: 'Escolha o sistema que mais aquece no inverno.',
    },
    water_heating_system: {
      name: 'Água quente',
      title: 'Como é aquecida a água?',
      text: 'Procure o depósito ou o aparelho na parede.',
    },
    house_type: {
      name: 'Tipo de casa',
      title: 'Como é a sua casa?',
      text: 'O calor perdido depende da forma da casa e das paredes comuns com os vizinhos.',
    },
    area_basics: {
      name: 'Área e idade',
      title: 'Que área e que idade tem a casa?',
      text: 'Basta uma boa estimativa.',
    },
    renovation: {
      name: 'Renovações',
      title: 'O que foi renovado?',
      text: 'Indique as obras de que tem conhecimento.',
    },
    insulation_type: {
      name: 'Isolamento',
      title: 'A casa está bem isolada?',
      text: 'Se puder, veja como está a cobertura.',
    },
    windows_and_doors: {
      name: 'Janelas',
      title: 'Como são as janelas e as portas?',
      text: 'Responda pela maioria das janelas e portas.',
    },
    ventilation_system: {
      name: 'Ventilação',
      title: 'Como são a ventilação e os painéis solares?',
      text: 'São as últimas perguntas.',
    },
  },
} satisfies Texts
