import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Aujourd’hui',
  needs_one: '{{count}} demande est à vous',
  needs_other: '{{count}} demandes sont à vous',
  step: {
    homes: 'Logements commencés',
    assessed: 'Évaluation terminée',
    applied: 'Avec une demande',
  },
  funnel: {
    title: '{{assessed}} logements sur {{homes}} ont terminé leur évaluation',
    text_one: 'Logements commencés depuis {{count}} jour',
    text_other: 'Logements commencés depuis {{count}} jours',
    step: 'Étape',
    share: 'Part',
  },
  cities_one: 'Par ville, depuis {{count}} jour',
  cities_other: 'Par ville, depuis {{count}} jours',
  city: 'Ville',
  unknown: 'Sans ville',
  ages: {
    title_one: '{{count}} demande ouverte attend depuis plus de {{days}} jours',
    title_other: '{{count}} demandes ouvertes attendent depuis plus de {{days}} jours',
    text: 'Demandes ouvertes par statut et par nombre de jours dans ce statut',
    status: 'Statut',
    between: '{{from}} à {{to}} jours',
    over: 'plus de {{days}} jours',
  },
  money: {
    title: 'Les budgets suffisent jusqu’à la fin de l’année',
    title_of: '{{name}} : {{what}}',
    text: 'Part de chaque budget : payé (plein), engagé (hachuré), prévision à la fin de l’année (repère et fourchette) ; le trait est le budget entier',
    note_one:
      'Prévision : les approbations de la dernière {{count}} semaine continuent ainsi ; la fourchette vient de leur moitié la plus lente et la plus rapide.',
    note_other:
      'Prévision : les approbations des {{count}} dernières semaines continuent ainsi ; la fourchette vient de leur moitié la plus lente et la plus rapide.',
    program: 'Programme',
    budget: 'Budget',
    paid: 'Payé',
    committed: 'Engagé',
    forecast: 'À la fin de l’année',
    range: '{{likely}} ({{low}} à {{high}})',
    sums: '{{paid}} payés, {{committed}} engagés sur {{budget}}',
    runs_out: 'épuisé vers le {{date}}',
    lasts: '{{amount}} restants à la fin de l’année',
    'used-up': 'épuisé',
    unknown: 'rien d’approuvé récemment, pas de prévision',
  },
} satisfies Texts
