import type { Texts } from '../../namespaces.ts'

export const overviewTexts = {
  problem: {
    'not-assessed': 'L’évaluation de ce logement n’est pas encore terminée.',
    'share-ended':
      'Ce lien a expiré ou a été désactivé. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    'too-many-shares': 'Un logement peut avoir {{max}} liens actifs. Désactivez-en un d’abord.',
  },
  title: 'Rapport énergétique',
  named: '{{name}}\u00a0: {{text}}',
  loading: 'Nous préparons le rapport de votre logement',
  today: 'Aujourd’hui',
  after_plan: 'Après votre plan',
  a_year: 'par an',
  per_year: '{{amount}} par an',
  about_a_year: 'environ {{amount}} par an',
  range: '{{low}} à {{high}}',
  range_both: 'de {{more}} de plus à {{less}} de moins',
  likely: 'probablement {{range}}',
  to_analysis: 'Voir l’analyse',
  to_audit: 'Modifier vos réponses',
  unit: {
    kWh: 'kWh',
    therm: 'therms',
    m3: 'm³',
    kg_co2: 'kg de CO₂',
    m2: 'm²',
    ft2: 'pi²',
  },
  contents: {
    title: 'Sur cette page',
    uses: 'Où va l’énergie',
    parts: 'Partie par partie',
    plan: 'Votre plan',
    rebates: 'Aides',
    months: 'Mois',
    compare: 'Comparer',
    comfort: 'Confort',
    method: 'Méthode de calcul',
  },
  source: {
    answered: 'votre réponse',
    record: 'au dossier',
    assumed: 'supposé',
  },
  head: {
    based_on: 'D’après {{answered}} réponses sur {{total}}',
    checked: 'vérifié le',
    assumed_one: '{{count}} valeur supposée',
    assumed_many: '{{count}} valeurs supposées',
    assumed_other: '{{count}} valeurs supposées',
    built: 'Construit en {{year}}',
    storeys_one: '{{number}} étage',
    storeys_many: '{{number}} étages',
    storeys_other: '{{number}} étages',
  },
  verdict: {
    falls:
      'L’énergie de votre logement coûte environ <n>{{now}}</n> par an. Ce plan pourrait ramener ce coût à environ <n>{{after}}</n>.',
    rises:
      'L’énergie de votre logement coûte environ <n>{{now}}</n> par an. Avec ce plan, elle coûterait environ <n>{{after}}</n>.',
    none: 'L’énergie de votre logement coûte environ <n>{{now}}</n> par an.',
    earns:
      'Votre logement rapporte environ <n>{{now}}</n> par an\u00a0: son électricité solaire vaut plus que ce qu’il achète.',
    to_earning:
      'L’énergie de votre logement coûte environ <n>{{now}}</n> par an. Avec ce plan, votre logement pourrait rapporter environ <n>{{after}}</n> par an.',
    where: 'La chaleur part surtout par {{first}}, {{second}} et {{third}}.',
    payback_aid: ', après les aides',
    payback_one: '{{count}} étape sur {{steps}} peut être rentabilisée en dix ans ou moins{{aid}}.',
    payback_many: '{{count}} étapes sur {{steps}} peuvent être rentabilisées en dix ans ou moins{{aid}}.',
    payback_other: '{{count}} étapes sur {{steps}} peuvent être rentabilisées en dix ans ou moins{{aid}}.',
    payback_both: 'Les deux étapes peuvent être rentabilisées en dix ans ou moins{{aid}}.',
    payback_all_one: 'L’étape du plan peut être rentabilisée en dix ans ou moins{{aid}}.',
    payback_all_many: 'Les {{count}} étapes peuvent toutes être rentabilisées en dix ans ou moins{{aid}}.',
    payback_all_other: 'Les {{count}} étapes peuvent toutes être rentabilisées en dix ans ou moins{{aid}}.',
    part: {
      attic: 'le grenier',
      air: 'les fuites d’air',
      walls: 'les murs',
      windows: 'les fenêtres',
      foundation: 'les fondations',
      ventilation: 'la ventilation',
      ducts: 'les conduits',
      neighbours: 'les voisins',
    },
  },
  label: {
    scale: 'Échelle de A, la meilleure cote, à G',
    gigajoules: 'GJ par an',
    score: 'sur 10',
    mark_today: 'aujourd’hui',
    mark_plan: 'plan',
    compare:
      'Le même logement, construit selon le code actuel\u00a0: {{new}}. Un logement semblable typique\u00a0: {{typical}}.',
    gigajoule_is: 'Un gigajoule (GJ) équivaut à 278 kWh, soit environ {{m3}} m³ de gaz naturel.',
    solar:
      'Les panneaux solaires sont comptés dans cette cote. Sans eux\u00a0: {{now}} aujourd’hui, {{after}} après le plan.',
    solar_now: 'Les panneaux solaires sont comptés dans cette cote. Sans eux\u00a0: {{now}}.',
  },
  figures: {
    title: 'Chiffres clés',
    cost: 'Coût annuel',
    energy: 'Énergie, toutes sources',
    co2: 'CO₂',
    less: '<b>Environ {{amount}} de moins</b> par an, {{percent}} %',
    more: '<b>Environ {{amount}} de plus</b> par an, {{percent}} %',
    same: '<b>À peu près comme</b> aujourd’hui',
    likely_both: 'probablement {{now}} maintenant, {{after}} après',
    below_zero: 'sous zéro\u00a0: votre électricité solaire rapporte plus que vos achats',
  },
  record: {
    changed:
      '«\u202f{{name}}\u202f»\u00a0: le dossier de votre logement indique «\u202f{{record}}\u202f», mais vous avez répondu «\u202f{{answer}}\u202f». Nous utilisons votre réponse.',
    take: 'Utiliser la valeur du dossier',
  },
  confidence: {
    title: 'Quelle est la précision de cette estimation\u202f?',
    very: 'Très précise, ±{{percent}}\u00a0%.',
    fairly: 'Assez précise, ±{{percent}}\u00a0%.',
    roughly: 'Approximative, ±{{percent}}\u00a0%.',
    not_yet:
      'Encore peu précise, ±{{percent}} %. Avec quelques réponses de plus, nous pourrons dire ce qui est rentable.',
    fuel_assumed:
      'Vous n’avez pas indiqué l’énergie qui chauffe votre logement. Nous avons supposé\u00a0: {{fuel}}. Les chiffres peuvent être loin de la réalité.',
    tell: 'Indiquer l’énergie de chauffage',
    bills_seen: 'Ajusté à vos factures, à environ {{percent}} % près.',
    bills_misfit:
      'Vos factures ne correspondent pas à ce logement\u00a0: même le meilleur ajustement s’en écarte de {{percent}} %. Les chiffres reposent sur vos réponses.',
    bills_money:
      'Les factures que vous avez données totalisent {{billed}}\u202f; pour les mêmes énergies et les mêmes mois, nous calculons {{modelled}}.',
    bills_dearer:
      '{{fuel}} : selon vos factures, une unité coûte {{percent}} % de plus que le prix que nous utilisons.',
    bills_cheaper:
      '{{fuel}} : selon vos factures, une unité coûte {{percent}} % de moins que le prix que nous utilisons.',
    bills_lowest:
      'Même avec la plus faible consommation plausible d’un logement comme le vôtre, nous n’arrivons pas plus bas.',
    bills_highest:
      'Même avec la plus forte consommation plausible d’un logement comme le vôtre, nous n’arrivons pas plus haut.',
    bills_fuel: '{{fuel}} : aucune facture avec un montant. Le coût annuel en tient compte aussi.',
    bills_months:
      '{{fuel}} : aucune facture avec un montant pour {{months}}. Le coût annuel compte les douze mois.',
    bills_not_seen: 'Nous n’avons pas vu vos factures.',
    narrow: 'Répondez à «\u202f{{question}}\u202f» pour obtenir ±{{percent}}\u00a0%',
    narrow_first:
      'Répondez d’abord à «\u202f{{question}}\u202f»\u00a0: le coût annuel peut en changer de {{percent}}\u00a0%',
    add_bills: 'Ajoutez vos factures',
  },
  profile: {
    title: 'Votre logement',
    year_built: 'Année de construction',
    location: 'Adresse',
    floor_area: 'Superficie',
    electric_utility: 'Fournisseur d’électricité',
    gas_utility: 'Fournisseur de gaz',
    utility: { another: 'Un autre fournisseur', none: 'Pas de gaz naturel' },
  },
  consumption: {
    title: 'Votre consommation',
    subtitle: 'Par an, chiffres arrondis',
    current: 'Actuelle',
    predicted: 'Prévue',
    saved: 'Économies par an',
    kind: 'Élément',
    energy: 'Énergie, kWh',
    cost: 'Coût',
    co2: 'CO₂, kg',
    rebates: 'Aides disponibles',
    percent: '{{percent}} % d’énergie en moins',
    percent_more: '{{percent}} % d’énergie en plus',
  },
} satisfies Texts
