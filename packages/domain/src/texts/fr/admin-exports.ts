import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Exports',
  text: 'Des tableaux en fichiers CSV. Chaque export figure au journal, avec ses colonnes.',
  what: 'Quoi',
  applications: 'Demandes',
  people: 'Personnes',
  homes: 'Logements',
  bookings: 'Visites',
  log: 'Journal',
  columns: 'Colonnes',
  from: 'Du',
  to: 'Au',
  dates_hint: 'Les deux jours compris. Laissés vides, tout est pris.',
  bom: 'Pour Excel\u00a0: avec une marque d’ordre des octets',
  download: 'Télécharger le CSV',
  choose_one: 'Choisissez au moins une colonne.',
  all: 'Toutes les colonnes',
} satisfies Texts
