import { sql } from 'kysely'
import { rowVersion } from '../platform/database/queries/row-version.ts'
import type { Schema } from '../platform/database/schema.ts'

/**
 * Every table that what a person is shown of their homes is made of, by whose its rows are.
 * @internal For the test that compares it with the tables that are read.
 */
export const OWN_TABLES = {
  person: ['buildings', 'applications', 'bookings'],
  /** By the bookings of the person. */
  booked: ['timeslots'],
  home: [
    'wizard_marks',
    'generic_items',
    'virtual_audits',
    'planned_results',
    'report_plans',
    'energy_advisor_assignments',
    'comments',
    'meter_series',
    'model_choices',
  ],
  partner: [
    'incentives',
    'incentive_dictionaries',
    'project_types',
    'energy_advisors',
    'energy_advisor_project_types',
    'programs',
  ],
  /** Of which a partner has so many rows that the moment of the newest change has to do. */
  newest: ['weather_years'],
} as const satisfies Record<string, readonly (keyof Schema)[]>

type Owned = (typeof OWN_TABLES)[keyof typeof OWN_TABLES][number]

const OF_PARTNER = sql`sessions.partner_id`
const OF_PERSON = sql`sessions.subject_id`

const versions = (table: Owned, where: ReturnType<typeof sql>) =>
  sql`(select coalesce(string_agg(${rowVersion(table)}, ' ' order by ${sql.ref(`${table}.ctid`)}), '')
    from ${sql.table(table)} where ${sql.ref(`${table}.partner_id`)} = ${OF_PARTNER} ${where})`

const ofPerson = (table: Owned) => versions(table, sql`and ${sql.ref(`${table}.user_id`)} = ${OF_PERSON}`)

const ofHomes = (table: Owned) =>
  versions(
    table,
    sql`and ${sql.ref(`${table}.building_id`)} in (select home.id from buildings home
      where home.partner_id = ${OF_PARTNER} and home.user_id = ${OF_PERSON})`,
  )

const ofBookings = (table: Owned) =>
  versions(
    table,
    sql`and ${sql.ref(`${table}.id`)} in (select booking.timeslot_id from bookings booking
      where booking.partner_id = ${OF_PARTNER} and booking.user_id = ${OF_PERSON})`,
  )

const ofPartner = (table: Owned) => versions(table, sql``)

const newestOf = (table: (typeof OWN_TABLES)['newest'][number]) =>
  sql`(select max(${sql.ref(`${table}.updated_at`)}) from ${sql.table(table)}
    where ${sql.ref(`${table}.partner_id`)} = ${OF_PARTNER})`

/**
 * Another one after every change of a person, of a home of theirs, of what hangs from it, or of what the partner shows with
 * every home. For a query of `sessions` joined with `users`: it comes with the proof of who asks, in one snapshot of the rows.
 */
export const ownVersion = sql<string>`md5(concat_ws('|', coalesce(${rowVersion('users')}, ''),
  ${sql.join([
    ...OWN_TABLES.person.map(ofPerson),
    ...OWN_TABLES.booked.map(ofBookings),
    ...OWN_TABLES.home.map(ofHomes),
    ...OWN_TABLES.partner.map(ofPartner),
    ...OWN_TABLES.newest.map(newestOf),
  ])}))`
