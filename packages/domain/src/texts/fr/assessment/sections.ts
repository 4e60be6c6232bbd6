import type { Texts } from '../../namespaces.ts'

export const sectionTexts = {
  hint: {
    heating_system: {
      furnace: 'Air chaud par des bouches',
      boiler: 'Eau chaude, radiateurs',
      heat_pump_ducted: 'Unité extérieure, bouches',
      heat_pump_ductless: 'Appareils au mur',
      ground_source: 'Tuyaux dans le sol',
      baseboard: 'Appareils le long des murs',
      stove: 'Bois ou granules',
    },
    water_heater: {
      tank: 'Garde l’eau chaude',
      tankless: 'Chauffe à la demande',
      heat_pump: 'Prend la chaleur de l’air',
      indirect: 'Réservoir à la chaudière',
      solar: 'Panneaux sur le toit',
    },
    house_type: {
      detached: 'Aucun mur partagé',
      semi: 'Un mur partagé',
      row_end: 'Un mur partagé',
      row_mid: 'Deux murs partagés',
      apartment: 'Logements au-dessus ou dessous',
    },
    window_type: {
      single: 'Une vitre',
      double: 'Deux vitres',
      double_lowe: 'Deux vitres avec pellicule',
      triple: 'Trois vitres',
    },
    ventilation: {
      none: 'Vous ouvrez les fenêtres',
      exhaust: 'Salle de bain et cuisine',
      hrv: 'Garde la chaleur',
      erv: 'Garde chaleur et humidité',
    },
  },
  help: {
    heating_efficiency:
      'Il figure sur la plaque signalétique, sous AFUE. Une cheminée de métal veut souvent dire 80 %, un tuyau de plastique blanc 92 % ou plus.',
    heating_efficiency_heat_pump:
      'Chaleur produite pour l’électricité consommée, sur tout l’hiver\u00a0: un COP de 3 donne 300 %.',
    heating_efficiency_stove:
      'Il figure sur la plaque signalétique ou dans le manuel, sous «\u202frendement\u202f».',
    floor_area: 'Comptez toutes les pièces chauffées, sans le garage ni un sous-sol non chauffé.',
    attic_insulation:
      'Regardez par la trappe du grenier\u00a0: «\u202fun peu\u202f» veut dire jusqu’à 15 cm (6 po) d’isolant, «\u202fbonne\u202f» jusqu’à 30 cm (12 po).',
    ach50: 'Changements d’air par heure à 50 pascals, selon le rapport du test.',
    renovations: 'Choisissez tout ce qui s’applique.',
  },
  tick: {
    old: '{{value}}, ancien',
    best: '{{value}}, le meilleur',
  },
  unit: {
    m2: 'm²',
    ft2: 'pi²',
    celsius: '°C',
    fahrenheit: '°F',
    metre: 'm',
    foot: 'pi',
    people: 'personnes',
    percent: '%',
    r_value: 'R',
    rsi_value: 'RSI',
    ach50: 'CAH50',
    kilowatt: 'kW',
  },
  known: {
    insulation: {
      none: 'presque pas d’isolant',
      some: 'un peu d’isolant',
      good: 'bonne isolation',
      excellent: 'très bonne isolation',
    },
    window_share: '{{percent}} % des murs',
    glass: '{{panes}}, U {{value}}',
    panes: {
      single: 'Vitrage simple',
      double: 'Vitrage double',
      double_lowe: 'Vitrage double à faible émissivité',
      triple: 'Vitrage triple',
    },
    draughts: {
      tight: 'Étanche, environ {{value}} CAH50',
      some: 'Quelques courants d’air, environ {{value}} CAH50',
      much: 'Beaucoup de courants d’air, environ {{value}} CAH50',
    },
    years_one: '{{count}} an',
    years_many: '{{count}} ans',
    years_other: '{{count}} ans',
  },
  section: {
    fuel_type: {
      name: 'Énergies',
      title: 'Quelles énergies votre maison utilise-t-elle\u202f?',
      text: 'Choisissez une réponse pour chacune. Vous pourrez la changer plus tard.',
    },
    heating_system: {
      name: 'Chauffage',
      title: 'Comment votre maison est-elle chauffée\u202f?',
      text: 'Choisissez le système qui chauffe le plus en hiver.',
    },
    water_heating_system: {
      name: 'Eau chaude',
      title: 'Comment l’eau est-elle chauffée\u202f?',
      text: 'Cherchez le réservoir ou l’appareil au mur.',
    },
    house_type: {
      name: 'Type de maison',
      title: 'À quoi ressemble votre maison\u202f?',
      text: 'La chaleur perdue dépend de la forme de la maison et des murs partagés avec les voisins.',
    },
    area_basics: {
      name: 'Taille et âge',
      title: 'Quels sont la taille et l’âge de la maison\u202f?',
      text: 'Une bonne estimation suffit.',
    },
    renovation: {
      name: 'Rénovations',
      title: 'Qu’est-ce qui a été rénové\u202f?',
      text: 'Indiquez les travaux dont vous avez connaissance.',
    },
    insulation_type: {
      name: 'Isolation',
      title: 'La maison est-elle bien isolée\u202f?',
      text: 'Si vous le pouvez, jetez un coup d’œil dans le grenier.',
    },
    windows_and_doors: {
      name: 'Fenêtres',
      title: 'Comment sont les fenêtres et les portes\u202f?',
      text: 'Répondez pour la majorité d’entre elles.',
    },
    ventilation_system: {
      name: 'Ventilation',
      title: 'Comment sont la ventilation et les panneaux solaires\u202f?',
      text: 'Ce sont les dernières questions.',
    },
  },
} satisfies Texts
