import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Aujourd’hui',
  needs_one: '{{count}} demande vous attend',
  needs_other: '{{count}} demandes vous attendent',
  step: {
    homes: 'Logements commencés',
    assessed: 'Évaluation terminée',
    applied: 'Demande faite',
  },
  funnel: {
    title: 'L’évaluation est terminée pour {{assessed}} logements sur {{homes}}',
    text_one: 'Logements commencés depuis {{count}} jour',
    text_other: 'Logements commencés depuis {{count}} jours',
    step: 'Étape',
    share: 'Part',
  },
  cities_one: 'Par ville, depuis {{count}} jour',
  cities_other: 'Par ville, depuis {{count}} jours',
  city: 'Ville',
  unknown: 'Ville inconnue',
  ages: {
    title_one: '{{count}} demande ouverte attend depuis plus de {{days}} jours',
    title_other: '{{count}} demandes ouvertes attendent depuis plus de {{days}} jours',
    text: 'Demandes ouvertes par état et par nombre de jours dans cet état',
    status: 'État',
    between: '{{from}} à {{to}} jours',
    over: 'plus de {{days}} jours',
  },
  money: {
    title: 'Les budgets suffisent jusqu’à la fin de l’année',
    title_of: '{{name}} : {{what}}',
    text: 'Part de chaque budget : payé (plein), engagé (hachuré), prévision à la fin de l’année (repère et fourchette) ; le trait est le budget entier',
    note_one:
      'La prévision suppose que les approbations continuent au rythme de la dernière semaine ({{count}}). La fourchette vient des périodes les plus lentes et les plus rapides.',
    note_other:
      'La prévision suppose que les approbations continuent au rythme des {{count}} dernières semaines. La fourchette vient des périodes les plus lentes et les plus rapides.',
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
    unknown: 'aucune approbation récente, donc pas de prévision',
  },
} satisfies Texts
