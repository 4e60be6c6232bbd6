import { z } from 'zod'

const text = z.string().nullable()
const at = z.iso.datetime().nullable()
const money = z.string().nullable()
const address = { address: text, city: text, region: text, zip: text }
const person = { person_name: text, person_email: text }

/** What can be taken out, by name: the columns a person chooses from, by group, in the order in which they stand. */
export const EXPORT_GROUPS = {
  applications: {
    application: {
      number: z.number().int(),
      name: text.describe('Of the incentive or program'),
      status_name: text,
      submitted_at: at,
      decided_at: at,
      reviewer: text,
      program_version: z.number().int().nullable(),
      quantity: z.number().int().nullable(),
    },
    money: {
      total_incentive: money,
      approved_amount: money,
      payment_status: text,
      paid_at: at,
      payment_file: z.number().int().nullable(),
    },
    home: { ...address, label: text.describe('The letter of the home as it is') },
    person: { ...person, language: text },
    keys: {
      id: z.uuid(),
      status: text,
      kind: text.describe('Offer, Subsidy or Program'),
      created_at: at,
      updated_at: at,
      building_id: z.uuid(),
      user_id: z.uuid(),
    },
  },
  people: {
    person: {
      name: text,
      email: text,
      user_type: text,
      language: text,
      partner_account_id: text,
      email_confirmed_at: at,
      created_at: at,
    },
    post: address,
    keys: { id: z.uuid() },
  },
  homes: {
    home: {
      name: text,
      ...address,
      country: text,
      label: text.describe('The letter of the home as it is'),
      computed_at: at,
      created_at: at,
    },
    person,
    keys: { id: z.uuid(), user_id: z.uuid() },
  },
  payments: {
    payment: {
      number: z.number().int(),
      amount: money,
      status: text,
      payment_file: z.number().int().nullable(),
      reference: text,
      problem: text.describe('Why the bank did not pay it, the last time'),
      reason: text.describe('Why it is held, or was stopped'),
      created_at: at,
      paid_at: at,
    },
    application: { application_number: z.number().int(), name: text.describe('Of the incentive or program') },
    person,
    keys: { id: z.uuid(), application_id: z.uuid() },
  },
  bookings: {
    booking: { start_at: at, finish_at: at, advisor: text, booked_at: at },
    application: { application_number: z.number().int() },
    home: address,
    person,
    keys: { id: z.uuid(), application_id: z.uuid(), building_id: z.uuid() },
  },
  readings: {
    reading: {
      fuel: text,
      meter: text.describe('As the utility names it'),
      utility: text,
      from_at: at,
      to_at: at,
      amount: z.number().describe('Of the readings in it together'),
      unit: text,
      readings: z.number().int(),
      estimated: z.number().int(),
    },
    home: address,
    person: { ...person, partner_account_id: text },
    keys: { id: z.string(), series_id: z.uuid(), building_id: z.uuid() },
  },
  log: {
    line: {
      at,
      actor_kind: text,
      actor: text,
      acting: text.describe('The staff member who acted as this person'),
      action: text,
      record_type: text,
      record_id: text,
      before: text,
      after: text,
    },
    keys: { id: z.uuid(), request_id: text },
  },
} as const

export type ExportName = keyof typeof EXPORT_GROUPS
export const EXPORT_NAMES = [
  'applications',
  'people',
  'homes',
  'payments',
  'bookings',
  'readings',
  'log',
] as const satisfies readonly ExportName[]

/** Applications and payments are of a program or incentive, and have a status. */
export const isOfSource = (name: ExportName): boolean => name === 'applications' || name === 'payments'

/** A row of any of them. */
export type ExportedRow = { readonly id: string; readonly [column: string]: string | number | null }

type ColumnGroup = { readonly group: string; readonly columns: readonly string[] }

export const groupsOf = (name: ExportName): readonly ColumnGroup[] =>
  Object.entries(EXPORT_GROUPS[name]).map(([group, columns]) => ({ group, columns: Object.keys(columns) }))

export const columnsOf = (name: ExportName): readonly string[] =>
  groupsOf(name).flatMap(({ columns }) => columns)

/** What its values are, where a file can tell. */
export type ColumnKind = 'text' | 'time' | 'money'
export function columnKind(name: ExportName, column: string): ColumnKind {
  const [type] = Object.values(EXPORT_GROUPS[name]).flatMap((columns) =>
    Object.entries(columns).flatMap(([known, type]) => (known === column ? [type] : [])),
  )
  if (type === at) return 'time'
  return type === money ? 'money' : 'text'
}

/** What people read; keys are for machines that join one table with another. */
export const usualColumns = (name: ExportName): readonly string[] =>
  groupsOf(name).flatMap(({ group, columns }) => (group === 'keys' ? [] : columns))

/** A status has its own place in the choice, what the log tells may be restricted, an amount of readings is added up row by row. */
const ASKED_ELSEWHERE = [
  ...['status', 'status_name', 'payment_status', 'before', 'after'],
  ...['fuel', 'unit', 'amount'],
]
/** What one more condition can be about: what stands in the table as it is kept. */
export const conditionColumns = (name: ExportName): readonly string[] =>
  usualColumns(name).filter(
    (column) => columnKind(name, column) !== 'time' && !ASKED_ELSEWHERE.includes(column),
  )

/** The answers to one program or incentive are columns too, by the codes of their questions. */
const ANSWER = 'answer.'
export const answerColumn = (code: string): string => `${ANSWER}${code}`
export const codeOfAnswer = (column: string): string | undefined =>
  column.startsWith(ANSWER) ? column.slice(ANSWER.length) : undefined

/** The columns that were asked for, in the order of the export, answers at the end. */
export const orderedColumns = (
  name: ExportName,
  answers: readonly string[],
  asked: readonly string[],
): readonly string[] => [...columnsOf(name), ...answers].filter((column) => asked.includes(column))

/** Columns by which one knows who it is about. */
const TELLING = ['person_name', 'person_email', 'name', 'email', 'address', 'actor', 'before', 'after']
export const tellsOfPeople = (name: ExportName, columns: readonly string[]): boolean =>
  columns.some(
    (column) =>
      codeOfAnswer(column) !== undefined ||
      (TELLING.includes(column) && (column !== 'name' || name === 'people')),
  )
