import type { PromisedSavings, SaveHomeChange } from '@hearthlight/domain/savings/home-savings'
import { sql } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { StoredSavings } from './savings-tables.ts'

const COLUMNS = [
  ...([
    'id',
    'building_id',
    'application_id',
    'is_told',
    'begins',
    'ends',
    'measure_ids',
    'promised',
    'prices',
  ] as const),
  ...(['place', 'updated_at'] as const),
] as const

export type StoredWork = Awaited<ReturnType<typeof listWorks>>[number]

/** Of a home, the latest first. */
export const listWorks = (db: PartnerDb, { partnerId }: InPartner, buildingId: string) =>
  db
    .selectFrom('home_works')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .orderBy('ends', 'desc')
    .orderBy('id')
    .execute()

/** Of several homes, each in the same order. */
export const listWorksOf = (db: PartnerDb, { partnerId }: InPartner, buildingIds: readonly string[]) =>
  db
    .selectFrom('home_works')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .where('building_id', 'in', buildingIds)
    .orderBy('ends', 'desc')
    .orderBy('id')
    .execute()

/** Of a partner, in the order of their ids. */
export const listWorksAfter = (
  db: PartnerDb,
  { partnerId }: InPartner,
  after: string | null,
  limit: number,
) =>
  db
    .selectFrom('home_works')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Work at a home of this person; another's is not found. */
export const findOwnWork = (db: PartnerDb, { partnerId, ownerId }: OwnedBy, id: string) =>
  db
    .selectFrom('home_works')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'home_works.building_id'))
    .select(COLUMNS.map((column) => `home_works.${column}` as const))
    .where('home_works.partner_id', '=', partnerId)
    .where('home_works.id', '=', id)
    .where('buildings.user_id', '=', ownerId)
    .executeTakeFirst()

type Saved = {
  readonly id: string
  readonly building_id: string
  readonly application_id?: string
  readonly is_told: boolean
  readonly program_id?: string | null
  readonly begins: string
  readonly ends: string
  readonly measure_ids: readonly string[]
  readonly promised: PromisedSavings | null
  readonly prices: Readonly<Record<string, number>>
  readonly place: string
}

const asJson = ({ measure_ids, promised, prices }: Pick<Saved, 'measure_ids' | 'promised' | 'prices'>) => ({
  measure_ids: JSON.stringify(measure_ids),
  promised: JSON.stringify(promised),
  prices: JSON.stringify(prices),
})

export async function insertWork(
  db: ChangeDb,
  { partnerId }: InPartner,
  work: Saved,
  now: Date,
): Promise<void> {
  await db
    .insertInto('home_works')
    .values({ partner_id: partnerId, ...work, ...asJson(work), created_at: now, updated_at: now })
    .execute()
}

export async function updateWork(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, begins, ends, is_told, ...work }: Omit<Saved, 'building_id' | 'application_id' | 'program_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('home_works')
    .set({ begins, ends, is_told, place: work.place, ...asJson(work), updated_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** The work that a finished application stands for. */
export const findWorkOfApplication = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('home_works')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

/** Joins a work to the application that stands for it, or lets it stand on its own again. */
export async function linkWork(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  by: { readonly application_id: string | null; readonly program_id: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('home_works')
    .set({ ...by, updated_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** What was measured of it goes with it. */
export async function deleteWork(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('home_works').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

/** What else changed at a home, the earliest first. */
export const listChanges = (db: PartnerDb, { partnerId }: InPartner, buildingId: string) =>
  db
    .selectFrom('home_changes')
    .select(['id', 'kind', 'day', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .orderBy('day')
    .orderBy('id')
    .execute()

export async function insertChange(
  db: ChangeDb,
  { partnerId }: InPartner,
  changed: SaveHomeChange & { readonly id: string; readonly building_id: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('home_changes')
    .values({ partner_id: partnerId, ...changed, created_at: now })
    .execute()
}

export const findOwnChange = (db: PartnerDb, { partnerId, ownerId }: OwnedBy, id: string) =>
  db
    .selectFrom('home_changes')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'home_changes.building_id'))
    .select(['home_changes.building_id', 'home_changes.kind', 'home_changes.day'])
    .where('home_changes.partner_id', '=', partnerId)
    .where('home_changes.id', '=', id)
    .where('buildings.user_id', '=', ownerId)
    .executeTakeFirst()

export async function deleteChange(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('home_changes').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

export const findMeasured = (db: PartnerDb, { partnerId }: InPartner, workIds: readonly string[]) =>
  db
    .selectFrom('home_savings')
    .select(['work_id', 'digest', 'result', 'computed_at'])
    .where('partner_id', '=', partnerId)
    .where('work_id', 'in', workIds)
    .execute()

export async function writeMeasured(
  db: PartnerDb,
  { partnerId }: InPartner,
  measured: { readonly work_id: string; readonly building_id: string; readonly digest: string },
  result: StoredSavings,
  now: Date,
): Promise<void> {
  const values = { digest: measured.digest, result: JSON.stringify(result), computed_at: now }
  await db
    .insertInto('home_savings')
    .values({ partner_id: partnerId, ...measured, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'work_id']).doUpdateSet(values))
    .execute()
}

/** Of works that are measured together with a later one. */
export async function forgetMeasured(
  db: PartnerDb,
  { partnerId }: InPartner,
  workIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('home_savings')
    .where('partner_id', '=', partnerId)
    .where('work_id', 'in', workIds)
    .execute()
}

/** Where homes with work on them are, and between which days it was done. */
export const listPlaces = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('home_works')
    .select((row) => [
      'place',
      sql<number>`count(distinct building_id)::int`.as('homes'),
      row.fn.min('begins').as('first'),
      row.fn.max('ends').as('last'),
    ])
    .where('partner_id', '=', partnerId)
    .groupBy('place')
    .execute()

/** Of a partner, what ended last first, each with what was measured of it. */
export const listMeasuredWorks = (db: PartnerDb, { partnerId }: InPartner, limit: number) =>
  db
    .selectFrom('home_works')
    .leftJoin('home_savings', (join) => samePartner(join, 'home_savings.work_id', 'home_works.id'))
    .select(['home_works.building_id', 'home_works.begins', 'home_works.ends', 'home_works.measure_ids'])
    .select(['home_works.promised', 'home_works.program_id'])
    .select('home_savings.result')
    .where('home_works.partner_id', '=', partnerId)
    .orderBy('home_works.ends', 'desc')
    .orderBy('home_works.id')
    .limit(limit)
    .execute()
