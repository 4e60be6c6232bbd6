import type { Texts } from '../../namespaces.ts'

export const resultTexts = {
  measure: {
    air_sealing: {
      title: 'Colmater les fuites d’air',
      benefit: 'Moins de courants d’air et de chaleur perdue par les fentes, avec test d’infiltrométrie.',
      watch: 'Faites vérifier les appareils à combustion après les travaux.',
    },
    attic_insulation: {
      title: 'Isoler le grenier',
      benefit: 'Garde la chaleur l’hiver et l’étage plus frais l’été.',
      watch: 'Colmatez d’abord les fuites et gardez les avant-toits ventilés.',
    },
    wall_cavity_insulation: {
      title: 'Remplir les cavités des murs',
      benefit: 'Des murs plus chauds sans perdre de place.',
      watch: 'À éviter si les murs sont humides ou le câblage ancien.',
    },
    wall_exterior_insulation: {
      title: 'Isoler les murs par l’extérieur',
      benefit: 'Des pièces plus chaudes, plus calmes et une façade neuve.',
      watch: 'Moins cher quand le revêtement doit être refait.',
    },
    rim_joist_insulation: {
      title: 'Isoler la solive de rive',
      benefit: 'Arrête l’air froid au bord du rez-de-chaussée.',
      watch: 'Cherchez pourriture et infiltrations avant de recouvrir.',
    },
    basement_wall_insulation: {
      title: 'Isoler les murs du sous-sol',
      benefit: 'Un sous-sol sec et chaud, des planchers plus confortables.',
      watch: 'Réglez d’abord tout problème d’eau.',
    },
    crawlspace_floor_insulation: {
      title: 'Isoler le plancher sur l’espace froid',
      benefit: 'Les pieds au chaud et moins de pertes vers le bas.',
      watch: 'Protégez du gel les tuyaux qui s’y trouvent.',
    },
    windows: {
      title: 'Remplacer les fenêtres',
      benefit: 'Plus de vitres froides, moins de bruit et de buée.',
      watch: 'L’énergie seule les paie rarement\u00a0: à faire quand elles sont à changer.',
    },
    doors: {
      title: 'Remplacer les portes extérieures',
      benefit: 'Fini les courants d’air à l’entrée.',
      watch: 'De nouveaux joints sur une bonne porte suffisent parfois.',
    },
    duct_sealing: {
      title: 'Étanchéifier et isoler les conduits',
      benefit: 'L’air que vous payez arrive dans les pièces.',
      watch: 'Demandez un test de fuite avant et après.',
    },
    hrv_erv: {
      title: 'Installer une ventilation à récupération de chaleur',
      benefit: 'De l’air frais et filtré qui garde presque toute sa chaleur.',
      watch: 'Nettoyez les filtres deux fois par an.',
    },
    ashp_ducted_cold_climate: {
      title: 'Installer une thermopompe pour climat froid (centrale)',
      benefit: 'Chauffe et climatise avec environ le tiers de l’énergie.',
      watch:
        'Isolez d’abord pour la choisir plus petite. La facture peut monter là où le gaz est bon marché.',
    },
    ashp_ductless: {
      title: 'Installer des thermopompes murales',
      benefit: 'Chauffage et climatisation efficaces des pièces principales, sans conduits.',
      watch: 'Gardez le chauffage actuel pour les pièces éloignées et les grands froids.',
    },
    gshp: {
      title: 'Installer une thermopompe géothermique',
      benefit: 'Un chauffage et une climatisation réguliers et très efficaces.',
      watch: 'Demande de la place pour forer et une conception soignée.',
    },
    furnace_high_eff: {
      title: 'Remplacer la fournaise par un modèle à condensation',
      benefit: 'Le même confort avec moins de combustible.',
      watch:
        'Avantageux quand l’ancienne est en fin de vie\u202f; dimensionnez-la après les étapes précédentes. Comparez avec une thermopompe.',
    },
    boiler_condensing: {
      title: 'Remplacer la chaudière par un modèle à condensation',
      benefit: 'Moins de combustible pour les mêmes radiateurs.',
      watch: 'Avantageux quand l’ancienne est en fin de vie. Plus efficace avec de l’eau moins chaude.',
    },
    central_ac: {
      title: 'Remplacer le climatiseur central',
      benefit: 'Des étés frais avec moins d’électricité et de bruit.',
      watch: 'Une thermopompe refroidit aussi bien et chauffe en plus.',
    },
    smart_thermostat: {
      title: 'Installer un thermostat intelligent',
      benefit: 'Économise quand vous dormez ou sortez, sans y penser.',
      watch: 'Vérifiez qu’il convient à votre chauffage.',
    },
    low_flow_fixtures: {
      title: 'Poser des pommes de douche et robinets à faible débit',
      benefit: 'La même douche avec moins d’eau chaude.',
      watch: 'Certains vieux chauffe-eau exigent un débit minimal.',
    },
    hpwh: {
      title: 'Installer un chauffe-eau à thermopompe',
      benefit: 'De l’eau chaude avec environ le tiers de l’électricité.',
      watch: 'Il lui faut de l’air autour et il ronronne un peu.',
    },
    tankless_wh: {
      title: 'Installer un chauffe-eau instantané à condensation',
      benefit: 'De l’eau chaude sans pertes de réservoir.',
      watch: 'Peut demander une conduite de gaz plus grosse et un nouveau conduit.',
    },
    solar_dhw: {
      title: 'Installer un chauffe-eau solaire',
      benefit: 'Le soleil chauffe presque toute votre eau du printemps à l’automne.',
      watch: 'Il faut un toit ensoleillé, sans ombre.',
    },
    led_lighting: {
      title: 'Passer les dernières lampes aux DEL',
      benefit: 'Des lampes qui durent des années avec une fraction du courant.',
      watch: 'Commencez par celles qui restent le plus allumées.',
    },
    appliances: {
      title: 'Choisir des appareils efficaces',
      benefit: 'Un réfrigérateur, une laveuse, une sécheuse et un lave-vaisselle qui consomment moins.',
      watch: 'Rentable quand les anciens sont à remplacer.',
    },
    rooftop_pv: {
      title: 'Poser des panneaux solaires sur le toit',
      benefit: 'Votre propre électricité pendant 25 ans et plus.',
      watch: 'Il faut un toit en bon état et une entente de raccordement.',
    },
  },
  not_applicable: {
    already_good: 'Cette partie de votre logement est déjà en bon état.',
    already_have: 'Votre logement en a déjà.',
    not_in_apartment: 'Un appartement ne peut pas le faire seul.',
    no_attic: 'Votre logement n’a pas de grenier ouvert.',
    no_basement_wall: 'Votre logement n’a pas de sous-sol chauffé.',
    no_cold_floor: 'Votre logement n’a pas de plancher sur un espace non chauffé.',
    no_rim_joist: 'Votre logement n’a pas de solive de rive accessible.',
    no_ducts_outside: 'Votre logement n’a pas de conduits hors des pièces chauffées.',
    no_fan_to_replace: 'Aucun ventilateur ne rejette d’air chaud.',
    not_for_this_heating: 'Ne convient pas à votre chauffage.',
    has_heat_pump: 'Votre logement a déjà une thermopompe.',
    needs_ducts: 'Il faut des conduits, que votre logement n’a pas.',
    no_cooling: 'Votre logement n’a pas de climatisation.',
    not_for_this_water_heater: 'Ne convient pas à votre chauffe-eau.',
    not_offered_here: 'Rarement offert ou rarement rentable chez vous.',
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
    district: 'Chauffage urbain',
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
    building_record: 'Du dossier de votre bâtiment.',
    era_and_region: 'Habituel pour les maisons de cet âge dans votre région.',
    renovation: 'D’après la rénovation que vous avez indiquée.',
    house_type: 'Habituel pour ce type de maison.',
    size: 'Habituel pour une maison de cette taille.',
    climate: 'Habituel sous votre climat.',
    region_habit: 'Le plus courant chez vous.',
    follows_fuel: 'Va avec l’énergie que vous utilisez.',
    follows_heating: 'Va avec votre chauffage.',
    age_of_equipment: 'Habituel pour un appareil de cet âge.',
    standard_household: 'Ménage type.',
  },
  problem: {
    'impossible-input': 'Vérifiez votre réponse\u00a0: {{input}}.',
  },
} satisfies Texts
