import type { Texts } from '../../namespaces.ts'

export const sectionTexts = {
  hint: {
    heating_system: {
      furnace: 'Warm air through vents',
      boiler: 'Hot water, radiators',
      heat_pump_ducted: 'Outdoor unit, vents',
      heat_pump_ductless: 'Units on the wall',
      ground_source: 'Pipes in the ground',
      baseboard: 'Heaters along walls',
      stove: 'Wood or pellets',
    },
    water_heater: {
      tank: 'Keeps water hot',
      tankless: 'Heats as you use it',
      heat_pump: 'Takes heat from air',
      indirect: 'Tank at the boiler',
      solar: 'Panels on the roof',
    },
    house_type: {
      detached: 'No shared wall',
      semi: 'One shared wall',
      row_end: 'One shared wall',
      row_mid: 'Two shared walls',
      apartment: 'Homes above or below',
    },
    window_type: {
      single: 'One pane',
      double: 'Two panes',
      double_lowe: 'Two panes, low-e',
      triple: 'Three panes',
    },
    ventilation: {
      none: 'You open them',
      exhaust: 'Bath and kitchen',
      hrv: 'Keeps the warmth',
      erv: 'Keeps warmth and moisture',
    },
  },
  help: {
    heating_efficiency:
      'On the yellow label, as AFUE. A metal flue usually means 80%, a white plastic pipe 92% or more.',
    heating_efficiency_heat_pump: 'Heat out for electricity in, over a whole winter: a COP of 3 is 300%.',
    heating_efficiency_stove: 'On the label or in the manual, as efficiency.',
    floor_area: 'All heated rooms, without the garage and a cold basement.',
    attic_insulation: 'Look from the hatch: some is up to 6 inches, good up to 12 inches.',
    ach50: 'Air changes an hour at 50 pascals, from the test report.',
    renovations: 'Choose all that are true.',
  },
  tick: {
    old: '{{value}} old',
    best: '{{value}} best',
  },
  unit: {
    m2: 'm²',
    ft2: 'sq ft',
    celsius: '°C',
    fahrenheit: '°F',
    metre: 'm',
    foot: 'ft',
    people: 'people',
    percent: '%',
    r_value: 'R',
    rsi_value: 'RSI',
    ach50: 'ACH50',
    kilowatt: 'kW',
  },
  known: {
    insulation: {
      none: 'hardly any insulation',
      some: 'some insulation',
      good: 'good insulation',
      excellent: 'very good insulation',
    },
    window_share: '{{percent}}% of the walls',
    glass: '{{panes}}, U {{value}}',
    panes: {
      single: 'Single panes',
      double: 'Double panes',
      double_lowe: 'Double panes, coated',
      triple: 'Triple panes',
    },
    draughts: {
      tight: 'Tight, about {{value}} ACH50',
      some: 'A little drafty, about {{value}} ACH50',
      much: 'Drafty, about {{value}} ACH50',
    },
    years_one: '{{count}} year',
    years_many: '{{count}} years',
    years_other: '{{count}} years',
  },
  section: {
    fuel_type: {
      name: 'Fuels',
      title: 'Which fuels does your home use?',
      text: 'One choice for each. You can change it later.',
    },
    heating_system: {
      name: 'Heating',
      title: 'How is your home heated?',
      text: 'Pick what does most of the work in winter.',
    },
    water_heating_system: {
      name: 'Hot water',
      title: 'How do you get hot water?',
      text: 'Look for the tank or the box on the wall.',
    },
    house_type: {
      name: 'House type',
      title: 'What is your home like?',
      text: 'Shape and neighbors decide where the heat goes.',
    },
    area_basics: {
      name: 'Size and age',
      title: 'How large and how old is it?',
      text: 'A good guess is enough.',
    },
    renovation: {
      name: 'Renovations',
      title: 'What has been renovated?',
      text: 'Work done in recent decades that you know of.',
    },
    insulation_type: {
      name: 'Insulation',
      title: 'How well is it insulated?',
      text: 'A look into the attic tells you the most.',
    },
    windows_and_doors: {
      name: 'Windows',
      title: 'What are the windows and doors like?',
      text: 'Think of most of them, not of the one exception.',
    },
    ventilation_system: {
      name: 'Ventilation',
      title: 'Fresh air and sun',
      text: 'The last questions.',
    },
  },
} satisfies Texts
