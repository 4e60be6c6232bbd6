import type { ReadingImport, ReadingImportsQuery } from '@hearthlight/domain/meters/supplied/reading-import'
import type { NotTaken } from '@hearthlight/domain/meters/supplied/supplied-readings'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import { keysetPage } from '../../../platform/database/queries/keyset.ts'
import type { PartnerDb, PassingTables, PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type StoredReadingImport = Selectable<PassingTables['reading_imports']>
export type StagedSeries = Selectable<PassingTables['reading_import_series']>
type Whose = Pick<StoredReadingImport, 'partner_id' | 'id'>

export const insertReadingImport = (
  db: PartnerDb,
  row: Insertable<PassingTables['reading_imports']>,
): Promise<StoredReadingImport> =>
  db.insertInto('reading_imports').values(row).returningAll().executeTakeFirstOrThrow()

const importsOf = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('reading_imports').selectAll().where('partner_id', '=', partnerId)

export const findReadingImport = (db: PartnerDb, scope: InPartner, id: string) =>
  importsOf(db, scope).where('id', '=', id).executeTakeFirst()

export const lockReadingImport = (db: PartnerDb, scope: InPartner, id: string) =>
  importsOf(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()

export const listReadingImports = (
  db: PartnerDb,
  scope: InPartner,
  page: z.infer<typeof ReadingImportsQuery>,
) =>
  keysetPage(importsOf(db, scope), page, {
    sorts: { created_at: { by: sql.ref('created_at'), kind: 'timestamptz' } },
    id: { by: sql.ref('id'), kind: 'uuid' },
  })

type Moved = Pick<
  Updateable<PassingTables['reading_imports']>,
  'state' | 'counts' | 'finished_at' | 'version' | 'last_no' | 'problem'
>

/** False when a person has stopped it meanwhile, and nothing more is to be done. */
export async function moveReadingImport(
  db: PartnerDb,
  { partner_id, id, version, state }: StoredReadingImport,
  moved: Moved,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reading_imports')
    .set(moved)
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function insertStaged(
  db: PartnerDb,
  row: Insertable<PassingTables['reading_import_series']>,
): Promise<void> {
  await db.insertInto('reading_import_series').values(row).execute()
}

const stagedOf = (db: PartnerDb, { partner_id, id }: Whose) =>
  db.selectFrom('reading_import_series').where('partner_id', '=', partner_id).where('import_id', '=', id)

export const nextStaged = (db: PartnerDb, whose: Whose, after: number): Promise<StagedSeries | undefined> =>
  stagedOf(db, whose).selectAll().where('no', '>', after).orderBy('no').limit(1).executeTakeFirst()

export async function noteOutcome(
  db: PartnerDb,
  { partner_id, id }: Whose,
  no: number,
  not_taken: NotTaken | null,
): Promise<void> {
  await db
    .updateTable('reading_import_series')
    .set({ not_taken })
    .where('partner_id', '=', partner_id)
    .where('import_id', '=', id)
    .where('no', '=', no)
    .execute()
}

export async function deleteStaged(db: PartnerDb, { partner_id, id }: Whose): Promise<void> {
  await db
    .deleteFrom('reading_import_series')
    .where('partner_id', '=', partner_id)
    .where('import_id', '=', id)
    .execute()
}

/** What is stored needs no copy; what was not taken stands in the report without its readings. */
export async function emptyStaged(db: PartnerDb, { partner_id, id }: Whose): Promise<void> {
  const own = db
    .deleteFrom('reading_import_series')
    .where('partner_id', '=', partner_id)
    .where('import_id', '=', id)
  await own.where('not_taken', 'is', null).execute()
  await db
    .updateTable('reading_import_series')
    .set({ readings: '[]' })
    .where('partner_id', '=', partner_id)
    .where('import_id', '=', id)
    .execute()
}

export async function countNotTaken(db: PartnerDb, whose: Whose): Promise<ReadingImport['not_taken']> {
  const rows = await stagedOf(db, whose)
    .select(['not_taken as why'])
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('not_taken', 'is not', null)
    .groupBy('not_taken')
    .orderBy('count', 'desc')
    .orderBy('not_taken')
    .execute()
  return rows.flatMap(({ why, count }) => (why === null ? [] : [{ why, count: Number(count) }]))
}

export const listNotTaken = (db: PartnerDb, whose: Whose, after: number, limit: number) =>
  stagedOf(db, whose)
    .select(['no', 'home', 'series', 'count', 'not_taken as why'])
    .where('not_taken', 'is not', null)
    .where('no', '>', after)
    .orderBy('no')
    .limit(limit)
    .execute()

export const listReadingImportsBefore = (db: PlatformDb, day: Date) =>
  db.selectFrom('reading_imports').select(['partner_id', 'id']).where('created_at', '<', day).execute()

export async function deleteReadingImport(db: PlatformDb, partnerId: string, id: string): Promise<void> {
  await db.deleteFrom('reading_imports').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
