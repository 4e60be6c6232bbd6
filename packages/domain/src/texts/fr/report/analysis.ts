import type { Texts } from '../../namespaces.ts'

export const analysisTexts = {
  error: {
    title: 'Une erreur est survenue lors du chargement de votre audit virtuel',
    description:
      'Veuillez réessayer dans quelques minutes. Si le problème persiste, communiquez avec un administrateur du site',
    link: 'Retour à la page de vos bâtiments',
    safe: 'Vos réponses sont en sécurité. Rien n’est perdu.',
    retry: 'Réessayer',
    picture: 'La maison, lumières éteintes',
  },
  analysis: {
    title: 'Analyse de la maison',
    back: 'Retour à l’aperçu',
    lead_one: 'Le même résultat que votre rapport, en détail. {{address}}, {{count}} étape.',
    lead_many: 'Le même résultat que votre rapport, en détail. {{address}}, {{count}} étapes.',
    lead_other: 'Le même résultat que votre rapport, en détail. {{address}}, {{count}} étapes.',
    alert: 'Ces chiffres reposent sur vos réponses en date du {{date}}.',
    to_audit: 'Modifier l’évaluation',
    before: 'Avant les améliorations',
    after: 'Après les améliorations',
    axis: 'Consommation d’énergie en kilowattheures (kWh)',
    finding: '{{use}} change le plus : {{percent}} % de moins',
    nothing_changes: 'Sans plan, la consommation reste la même',
    engine: 'Moteur {{version}}, année type à {{place}}',
    best: {
      money: '{{name}} : le plus d’argent économisé',
      ghg: '{{name}} : le plus de CO₂ évité',
    },
    saved: {
      money: 'Argent économisé par étape et par an. Le trait montre la plage probable.',
      ghg: 'CO₂ évité par étape en kg par an. Le trait montre la plage probable.',
    },
    view: {
      money: 'Économies',
      ghg: 'Réductions de CO₂',
    },
    charts: 'Graphique',
    chart_of: 'Graphique {{at}} sur {{count}}',
    previous: 'Graphique précédent',
    next: 'Graphique suivant',
    overview: 'Aperçu du bâtiment',
    disclaimer:
      'Ce sont des estimations pour une année type, non une promesse. La météo, les prix et les habitudes les changent.',
  },
  roadmap: {
    title_one: 'Parcours : {{count}} étape, de {{now}} à {{after}}',
    title_many: 'Parcours : {{count}} étapes, de {{now}} à {{after}}',
    title_other: 'Parcours : {{count}} étapes, de {{now}} à {{after}}',
    subtitle: 'Coût annuel après chaque étape. La partie hachurée est ce que l’étape enlève.',
    by_fuel: 'Par source d’énergie, par an',
    fuel: 'Source',
    now: 'Maintenant',
    after: 'Après',
    change: 'Écart',
  },
} satisfies Texts
