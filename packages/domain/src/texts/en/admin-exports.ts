import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Exports',
  text: 'Tables as CSV files. Each export is recorded in the log, with its columns.',
  what: 'What',
  applications: 'Applications',
  people: 'People',
  homes: 'Homes',
  bookings: 'Visits',
  log: 'Log',
  columns: 'Columns',
  from: 'From',
  to: 'To',
  dates_hint: 'Both days included. Left empty, everything is taken.',
  bom: 'For Excel: with a byte order mark',
  download: 'Download CSV',
  choose_one: 'Choose at least one column.',
  all: 'All columns',
} satisfies Texts
