import { z } from 'zod'

const text = z.string().nullable()
const at = z.iso.datetime().nullable()
const address = { address: text, city: text, region: text, zip: text }

/** What can be taken out, by name: the columns a person chooses from, in the order in which they stand. */
export const EXPORTS = {
  applications: z.object({
    id: z.uuid(),
    number: z.number().int(),
    status: text,
    kind: text.describe('Offer, Subsidy or Program'),
    name: text.describe('Of the incentive or program'),
    person_name: text,
    person_email: text,
    ...address,
    quantity: z.number().int().nullable(),
    total_incentive: text,
    approved_amount: text,
    submitted_at: at,
    created_at: at,
    updated_at: at,
    building_id: z.uuid(),
    user_id: z.uuid(),
  }),
  people: z.object({
    id: z.uuid(),
    name: text,
    email: text,
    user_type: text,
    language: text,
    ...address,
    partner_account_id: text,
    email_confirmed_at: at,
    created_at: at,
  }),
  homes: z.object({
    id: z.uuid(),
    name: text,
    ...address,
    country: text,
    person_name: text,
    person_email: text,
    label: text.describe('The letter of the home as it is'),
    computed_at: at,
    created_at: at,
    user_id: z.uuid(),
  }),
  bookings: z.object({
    id: z.uuid(),
    application_number: z.number().int(),
    start_at: at,
    finish_at: at,
    advisor: text,
    person_name: text,
    person_email: text,
    ...address,
    booked_at: at,
    application_id: z.uuid(),
    building_id: z.uuid(),
  }),
  log: z.object({
    id: z.uuid(),
    at,
    actor_kind: text,
    actor: text,
    acting: text.describe('The staff member who acted as this person'),
    action: text,
    record_type: text,
    record_id: text,
    before: text,
    after: text,
    request_id: text,
  }),
} as const

export type ExportName = keyof typeof EXPORTS
export const EXPORT_NAMES = [
  'applications',
  'people',
  'homes',
  'bookings',
  'log',
] as const satisfies readonly ExportName[]

/** A row of any of them. */
export type ExportedRow = { readonly id: string; readonly [column: string]: string | number | null }

export const columnsOf = (name: ExportName): readonly string[] => Object.keys(EXPORTS[name].shape)

/** The columns that were asked for, in the order of the export; all of them when none was. */
export function chosenColumns(name: ExportName, asked: readonly string[]): readonly string[] {
  const all = columnsOf(name)
  return asked.length === 0 ? all : all.filter((column) => asked.includes(column))
}
