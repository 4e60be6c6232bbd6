import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Exportations',
  text: 'Téléchargez des tableaux en format CSV. Chaque exportation est consignée au journal, avec ses colonnes.',
  what: 'Contenu',
  applications: 'Demandes',
  people: 'Personnes',
  homes: 'Logements',
  bookings: 'Visites',
  log: 'Journal',
  columns: 'Colonnes',
  from: 'Du',
  to: 'Au',
  dates_hint: 'Les deux jours sont compris. Laissez les champs vides pour tout exporter.',
  bom: 'Pour Excel\u00a0: avec une marque d’ordre des octets',
  download: 'Télécharger le CSV',
  choose_one: 'Choisissez au moins une colonne.',
  all: 'Toutes les colonnes',
} satisfies Texts
