import { z } from 'zod'
import { EXPORT_GROUPS } from '../exports/export-columns.ts'
import { Many } from '../shared/envelope.ts'

const { applications, homes, bookings } = EXPORT_GROUPS

/** What only people of the console need, or what the words of a language say. */
const Application = z
  .object({
    ...applications.application,
    ...applications.money,
    ...applications.home,
    ...applications.person,
    ...applications.keys,
  })
  .omit({
    id: true,
    status_name: true,
    decided_at: true,
    reviewer: true,
    program_version: true,
    payment_status: true,
    paid_at: true,
    payment_file: true,
    label: true,
    language: true,
  })
const Home = z.object({ ...homes.home, ...homes.person, ...homes.keys }).omit({ id: true })
const Booking = z
  .object({
    ...bookings.booking,
    ...bookings.application,
    ...bookings.home,
    ...bookings.person,
    ...bookings.keys,
  })
  .omit({ id: true })

/** What a partner's systems read with a key: rows of the exports, page by page. */
export const KEY_LISTS = {
  applications: Many('applications', Application),
  homes: Many('homes', Home),
  bookings: Many('bookings', Booking),
} as const
export type KeyList = keyof typeof KEY_LISTS
