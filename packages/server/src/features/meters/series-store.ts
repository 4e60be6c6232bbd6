import { BILLS, type SeriesKey, type SeriesSource } from '@hearthlight/domain/meters/stored/stored-series'
import { sql } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

const series = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('meter_series')
    .leftJoin('meter_readings', (join) => samePartner(join, 'meter_readings.series_id', 'meter_series.id'))
    .selectAll('meter_series')
    .select([
      sql<number>`coalesce(min(meter_readings.first_at), 0)::bigint`.as('first'),
      sql<number>`coalesce(max(meter_readings.end_at), 0)::bigint`.as('end'),
      sql<number>`coalesce(sum(meter_readings.count), 0)::int`.as('count'),
      sql<number>`coalesce(sum(meter_readings.estimated), 0)::int`.as('estimated'),
      sql<number>`coalesce(sum(meter_readings.known_seconds), 0)::bigint`.as('known'),
    ])
    .where('meter_series.partner_id', '=', partnerId)
    .groupBy(['meter_series.partner_id', 'meter_series.id'])

export type CountedSeries = Awaited<ReturnType<typeof listSeries>>[number]

/** Of a home, oldest first. */
export const listSeries = (db: PartnerDb, scope: InPartner, buildingId: string) =>
  series(db, scope).where('meter_series.building_id', '=', buildingId).orderBy('meter_series.id').execute()

export const readSeries = (db: PartnerDb, scope: InPartner, id: string) =>
  series(db, scope).where('meter_series.id', '=', id).executeTakeFirstOrThrow()

const ownSeries = (db: PartnerDb, { partnerId, ownerId }: OwnedBy, id: string) =>
  db
    .selectFrom('meter_series')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'meter_series.building_id'))
    .selectAll('meter_series')
    .where('meter_series.partner_id', '=', partnerId)
    .where('meter_series.id', '=', id)
    .where('buildings.user_id', '=', ownerId)

/** A series at a home of this person; another's is not found. */
export const findOwnSeries = (db: PartnerDb, owner: OwnedBy, id: string) =>
  ownSeries(db, owner, id).executeTakeFirst()

/** Until the transaction ends nobody else changes it. */
export const lockOwnSeries = (db: ChangeDb, owner: OwnedBy, id: string) =>
  ownSeries(db, owner, id).forUpdate('meter_series').executeTakeFirst()

/** Whoever adds to a home waits for whoever adds already to any home of the same person. */
export async function lockSeriesOfHome(
  db: ChangeDb,
  { partnerId }: InPartner,
  buildingId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(user_id::text, 1000)) from buildings
    where partner_id = ${partnerId} and id = ${buildingId}`.execute(db)
}

export const findByKey = (db: PartnerDb, { partnerId }: InPartner, buildingId: string, key: SeriesKey) =>
  db
    .selectFrom('meter_series')
    .select(['id', 'label', 'utility', 'corrected', 'consents'])
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .where('fuel', '=', key.fuel)
    .where('unit', '=', key.unit)
    .where('direction', '=', key.direction)
    .where('step', '=', key.step)
    .where('point', '=', key.point)
    .executeTakeFirst()

/** Whether another home of this person has the meter already. */
export async function isOfOtherHome(
  db: PartnerDb,
  { partnerId, ownerId }: OwnedBy,
  buildingId: string,
  { fuel, point }: SeriesKey,
): Promise<boolean> {
  if (point === '') return false
  const found = await db
    .selectFrom('meter_series')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'meter_series.building_id'))
    .select('meter_series.id')
    .where('meter_series.partner_id', '=', partnerId)
    .where('buildings.user_id', '=', ownerId)
    .where('meter_series.building_id', '!=', buildingId)
    .where('meter_series.fuel', '=', fuel)
    .where('meter_series.point', '=', point)
    .executeTakeFirst()
  return found !== undefined
}

export async function countSeries(
  db: PartnerDb,
  { partnerId }: InPartner,
  buildingId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('meter_series')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of a home, into which readings came under one of these consents. */
export const listByConsents = (
  db: PartnerDb,
  { partnerId }: InPartner,
  buildingId: string,
  consents: readonly string[],
) =>
  db
    .selectFrom('meter_series')
    .select(['id', 'fuel', 'direction', 'label'])
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .where(sql<boolean>`consents && ${[...consents]}::uuid[]`)
    .orderBy('id')
    .execute()

type NewSeries = SeriesKey & {
  readonly id: string
  readonly building_id: string
  readonly source: SeriesSource
  readonly utility: string
  readonly label: string
  readonly consents: string[]
}

export async function insertSeries(
  db: ChangeDb,
  { partnerId }: InPartner,
  added: NewSeries,
  now: Date,
): Promise<void> {
  await db
    .insertInto('meter_series')
    .values({ partner_id: partnerId, ...added, corrected: 0, created_at: now, updated_at: now })
    .execute()
}

type Changed = {
  readonly label?: string
  readonly building_id?: string
  readonly corrected?: number
  readonly consents?: string[]
}

export async function updateSeries(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  values: Changed,
  now: Date,
): Promise<void> {
  await db
    .updateTable('meter_series')
    .set({ ...values, updated_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Its readings go with it. */
export async function deleteSeries(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('meter_series').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

/** How many readings are missing between the first and the last; of bills it cannot be said how many fill a gap. */
export function missingOf({ step, first, end, known }: CountedSeries): number {
  const length = step === BILLS ? 30 * 86_400 : step
  return Math.max(0, Math.round((end - first - known) / length))
}
