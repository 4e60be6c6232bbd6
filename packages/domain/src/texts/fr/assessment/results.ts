import type { Texts } from '../../namespaces.ts'

export const resultTexts = {
  measure: {
    air_sealing: {
      title: 'Colmater les fuites d’air',
      benefit:
        'Réduit les courants d’air et les pertes de chaleur. Un test d’infiltrométrie mesure le résultat.',
      watch: 'Faites vérifier les appareils à combustion après les travaux.',
    },
    attic_insulation: {
      title: 'Isoler le grenier',
      benefit: 'Retient la chaleur l’hiver et garde l’étage plus frais l’été.',
      watch: 'Colmatez d’abord les fuites et gardez les avant-toits ventilés.',
    },
    wall_cavity_insulation: {
      title: 'Isoler les cavités des murs',
      benefit: 'Rend les murs plus chauds sans réduire les pièces.',
      watch: 'À éviter si les murs sont humides ou si le câblage est ancien.',
    },
    wall_exterior_insulation: {
      title: 'Isoler les murs par l’extérieur',
      benefit: 'Rend les pièces plus chaudes et plus silencieuses, avec une façade neuve.',
      watch: 'Les travaux coûtent moins cher quand le revêtement doit être refait.',
    },
    rim_joist_insulation: {
      title: 'Isoler la solive de rive',
      benefit: 'Arrête l’air froid au bord du rez-de-chaussée.',
      watch: 'Vérifiez qu’il n’y a ni pourriture ni infiltration d’eau avant de recouvrir.',
    },
    basement_wall_insulation: {
      title: 'Isoler les murs du sous-sol',
      benefit: 'Rend le sous-sol plus chaud et les planchers plus confortables.',
      watch: 'Réglez d’abord tout problème d’eau.',
    },
    crawlspace_floor_insulation: {
      title: 'Isoler le plancher au-dessus de l’espace non chauffé',
      benefit: 'Rend les planchers plus chauds et réduit les pertes vers le bas.',
      watch: 'Protégez du gel les tuyaux qui s’y trouvent.',
    },
    windows: {
      title: 'Remplacer les fenêtres',
      benefit: 'Réduit le froid près des vitres, le bruit et la buée.',
      watch:
        'Les économies d’énergie remboursent rarement de nouvelles fenêtres. Attendez qu’elles soient à remplacer.',
    },
    doors: {
      title: 'Remplacer les portes extérieures',
      benefit: 'Élimine les courants d’air à l’entrée.',
      watch: 'Il suffit parfois de poser de nouveaux coupe-froid sur une bonne porte.',
    },
    duct_sealing: {
      title: 'Étanchéiser et isoler les conduits',
      benefit: 'L’air chauffé se rend dans les pièces au lieu de se perdre en chemin.',
      watch: 'Demandez un test de fuite avant et après.',
    },
    hrv_erv: {
      title: 'Installer une ventilation à récupération de chaleur',
      benefit: 'Apporte de l’air frais et filtré en récupérant presque toute la chaleur.',
      watch: 'Nettoyez les filtres deux fois par an.',
    },
    ashp_ducted_cold_climate: {
      title: 'Installer une thermopompe pour climat froid (centrale)',
      benefit: 'Chauffe et climatise avec environ le tiers de l’énergie.',
      watch:
        'Isolez d’abord la maison\u202f; un appareil plus petit suffira. La facture peut augmenter là où le gaz est bon marché.',
    },
    ashp_ductless: {
      title: 'Installer des thermopompes murales',
      benefit: 'Chauffent et climatisent efficacement les pièces principales, sans conduits.',
      watch: 'Gardez le chauffage actuel pour les pièces éloignées et les grands froids.',
    },
    gshp: {
      title: 'Installer une thermopompe géothermique',
      benefit: 'Chauffe et climatise de façon stable et très efficace.',
      watch: 'Il faut de l’espace pour le forage et une conception soignée.',
    },
    furnace_high_eff: {
      title: 'Remplacer la fournaise par un modèle à condensation',
      benefit: 'Donne le même confort avec moins de combustible.',
      watch:
        'C’est avantageux quand l’ancienne est en fin de vie. Choisissez la puissance après les étapes précédentes et comparez avec une thermopompe.',
    },
    boiler_condensing: {
      title: 'Remplacer la chaudière par un modèle à condensation',
      benefit: 'Alimente les mêmes radiateurs avec moins de combustible.',
      watch:
        'C’est avantageux quand l’ancienne est en fin de vie. Elle est plus efficace avec de l’eau moins chaude.',
    },
    central_ac: {
      title: 'Remplacer le climatiseur central',
      benefit: 'Garde la maison fraîche l’été avec moins d’électricité et de bruit.',
      watch: 'Une thermopompe refroidit aussi bien et chauffe en plus.',
    },
    smart_thermostat: {
      title: 'Installer un thermostat intelligent',
      benefit: 'Baisse le chauffage quand vous dormez ou sortez, sans que vous ayez à y penser.',
      watch: 'Vérifiez qu’il convient à votre chauffage.',
    },
    low_flow_fixtures: {
      title: 'Poser des pommes de douche et des robinets à faible débit',
      benefit: 'Donnent la même douche avec moins d’eau chaude.',
      watch: 'Certains vieux chauffe-eau exigent un débit minimal.',
    },
    hpwh: {
      title: 'Installer un chauffe-eau à thermopompe',
      benefit: 'Chauffe l’eau avec environ le tiers de l’électricité.',
      watch: 'Il lui faut de l’espace autour et il fait un peu de bruit.',
    },
    tankless_wh: {
      title: 'Installer un chauffe-eau instantané à condensation',
      benefit: 'Chauffe l’eau au besoin, sans pertes par le réservoir.',
      watch: 'Il faut parfois une conduite de gaz plus grosse et un nouveau conduit d’évacuation.',
    },
    solar_dhw: {
      title: 'Installer un chauffe-eau solaire',
      benefit: 'Le soleil chauffe presque toute votre eau, du printemps à l’automne.',
      watch: 'Il faut un toit ensoleillé, sans ombre.',
    },
    led_lighting: {
      title: 'Remplacer les dernières ampoules par des DEL',
      benefit: 'Durent des années et consomment beaucoup moins d’électricité.',
      watch: 'Commencez par celles qui restent allumées le plus longtemps.',
    },
    appliances: {
      title: 'Choisir des électroménagers efficaces',
      benefit: 'Réduit la consommation du réfrigérateur, de la laveuse, de la sécheuse et du lave-vaisselle.',
      watch: 'C’est rentable quand les anciens sont à remplacer.',
    },
    rooftop_pv: {
      title: 'Poser des panneaux solaires sur le toit',
      benefit: 'Produit votre propre électricité pendant 25 ans ou plus.',
      watch: 'Il faut un toit en bon état et une entente de raccordement.',
    },
  },
  not_applicable: {
    already_good: 'Cette partie de votre logement est déjà en bon état.',
    already_have: 'Votre logement en a déjà.',
    not_in_apartment: 'Ces travaux concernent tout l’immeuble, pas un seul appartement.',
    no_attic: 'Votre logement n’a pas de grenier accessible.',
    no_basement_wall: 'Votre logement n’a pas de sous-sol chauffé.',
    no_cold_floor: 'Votre logement n’a pas de plancher sur un espace non chauffé.',
    no_rim_joist: 'Votre logement n’a pas de solive de rive accessible.',
    no_ducts_outside: 'Votre logement n’a pas de conduits hors des pièces chauffées.',
    no_fan_to_replace: 'Aucun ventilateur ne rejette d’air chaud à l’extérieur.',
    not_for_this_heating: 'Cela ne convient pas à votre chauffage.',
    has_heat_pump: 'Votre logement a déjà une thermopompe.',
    needs_ducts: 'Il faut des conduits, que votre logement n’a pas.',
    no_cooling: 'Votre logement n’a pas de climatisation.',
    not_for_this_water_heater: 'Cela ne convient pas à votre chauffe-eau.',
    not_offered_here: 'C’est rarement offert ou rarement rentable dans votre région.',
  },
  end_use: {
    heating: 'Chauffage',
    cooling: 'Climatisation',
    hot_water: 'Eau chaude',
    appliances: 'Appareils et éclairage',
    ventilation: 'Ventilation',
    other: 'Autre',
    solar: 'Panneaux solaires',
  },
  fuel: {
    electricity: 'Électricité',
    natural_gas: 'Gaz naturel',
    propane: 'Propane',
    fuel_oil: 'Mazout',
    wood: 'Bois de chauffage',
    wood_pellets: 'Granules de bois',
    kerosene: 'Kérosène',
    coal: 'Charbon',
    district: 'Réseau de chaleur',
  },
  heat_path: {
    walls: 'Murs',
    roof: 'Grenier et toit',
    windows: 'Fenêtres',
    doors: 'Portes',
    floor: 'Plancher',
    foundation: 'Fondations',
    neighbours: 'Voisins et corridor',
    air_leakage: 'Fuites d’air',
    ventilation: 'Ventilation',
    ducts: 'Conduits',
  },
  consumption: {
    before: {
      title: 'Votre logement aujourd’hui',
      description: 'Énergie que votre logement achète dans une année type.',
    },
    after: {
      title: 'Après votre plan',
      description: 'Énergie que votre logement achèterait avec toutes les étapes du plan.',
    },
  },
  assumption: {
    answered: 'Vous nous l’avez dit.',
    building_record: 'Figure au dossier de votre logement.',
    era_and_region: 'Courant pour les maisons de cet âge dans votre région.',
    renovation: 'D’après la rénovation que vous avez indiquée.',
    house_type: 'Courant pour ce type de maison.',
    size: 'Courant pour une maison de cette taille.',
    climate: 'Courant sous votre climat.',
    region_habit: 'Le plus courant dans votre région.',
    follows_fuel: 'Correspond à l’énergie que vous utilisez.',
    follows_heating: 'Correspond à votre chauffage.',
    age_of_equipment: 'Courant pour un appareil de cet âge.',
    standard_household: 'Ménage type.',
  },
  problem: {
    'impossible-input': 'Vérifiez votre réponse\u00a0: {{input}}.',
  },
} satisfies Texts
