import { Many } from '../shared/envelope.ts'
import { EXPORTS } from './export-columns.ts'

/** What a partner's systems read with a key: the rows of the exports, page by page. */
export const OUTWARD_LISTS = {
  applications: Many('applications', EXPORTS.applications.omit({ id: true })),
  homes: Many('homes', EXPORTS.homes.omit({ id: true })),
  bookings: Many('bookings', EXPORTS.bookings.omit({ id: true })),
} as const
export type OutwardList = keyof typeof OUTWARD_LISTS
