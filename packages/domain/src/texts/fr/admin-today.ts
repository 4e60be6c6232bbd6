import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Aujourd’hui',
  needs_one: '{{count}} demande est à vous',
  needs_other: '{{count}} demandes sont à vous',
  step: {
    homes: 'Logements commencés',
    assessed: 'Avec un résultat',
    applied: 'Avec une demande',
  },
  funnel: {
    title: '{{assessed}} logements sur {{homes}} ont un résultat',
    text_one: 'Logements commencés depuis {{count}} jour',
    text_other: 'Logements commencés depuis {{count}} jours',
    step: 'Étape',
    share: 'Part',
  },
  cities_one: 'Par ville, depuis {{count}} jour',
  cities_other: 'Par ville, depuis {{count}} jours',
  city: 'Ville',
  unknown: 'Sans ville',
} satisfies Texts
