import type { ExportChoice, ExportReason, ExportState } from '@hearthlight/domain/exports/export-file'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { type Generated, type Insertable, type JSONColumnType, type Selectable, sql } from 'kysely'
import type { ChangeDb, PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    exports: {
      partner_id: string
      id: string
      choice: JSONColumnType<ExportChoice>
      purpose: string
      by_kind: 'admin' | 'operator'
      /** The name is that of the moment: whoever it was may be gone. */
      by_id: string
      by_name: string
      /** It was due; nobody asked for it at the moment. */
      schedule_id: Generated<string | null>
      /** Of the words in the file. */
      language: Language
      state: Exclude<ExportState, 'over'>
      reason: Generated<ExportReason | null>
      rows: Generated<number | null>
      bytes: Generated<string | null>
      /** Made for somebody who may read restricted answers, with answers in it. */
      has_restricted: Generated<boolean>
      created_at: Date
      finished_at: Generated<Date | null>
      /** When its file was deleted. */
      forgotten_at: Generated<Date | null>
    }
  }
}

export type StoredExport = Selectable<Schema['exports']>

const exportsOf = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('exports').selectAll().where('partner_id', '=', partnerId)

export const findExport = (db: PartnerDb, scope: InPartner, id: string): Promise<StoredExport | undefined> =>
  exportsOf(db, scope).where('id', '=', id).executeTakeFirst()

/** Those of a period, the newest first. */
export const listExports = (
  db: PartnerDb,
  scope: InPartner,
  since: Date,
  most: number,
): Promise<StoredExport[]> =>
  exportsOf(db, scope)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

/** How many are being made, and of them this person's; two who ask at once wait for each other. */
export async function countBeingMade(
  db: ChangeDb,
  scope: InPartner,
  byId: string,
): Promise<{ all: number; own: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${scope.partnerId}, 479))`.execute(db)
  const rows = await exportsOf(db, scope).where('state', '=', 'making').execute()
  return { all: rows.length, own: rows.filter(({ by_id }) => by_id === byId).length }
}

export const insertExport = (db: ChangeDb, row: Insertable<Schema['exports']>): Promise<StoredExport> =>
  db.insertInto('exports').values(row).returningAll().executeTakeFirstOrThrow()

type Settled = Pick<StoredExport, 'state' | 'reason' | 'rows' | 'bytes' | 'has_restricted'> & {
  readonly finished_at: Date
}

/** What became of it, once: false when it had been settled before. */
export async function settleExport(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  settled: Settled,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set(settled)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Files whose days are over, of all partners. */
export const listOver = (db: PlatformDb, before: Date) =>
  db
    .selectFrom('exports')
    .select(['partner_id', 'id', 'choice'])
    .where('state', '=', 'ready')
    .where('forgotten_at', 'is', null)
    .where('finished_at', '<', before)
    .execute()

export async function noteForgotten(
  db: PlatformDb,
  { partner_id, id }: Pick<StoredExport, 'partner_id' | 'id'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('exports')
    .set({ forgotten_at: at })
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .execute()
}

/** What no server went on with is not being made any more. */
export async function failAbandoned(db: PlatformDb, before: Date, at: Date): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'failed', reason: 'broken', finished_at: at })
    .where('state', '=', 'making')
    .where('created_at', '<', before)
    .execute()
}

/** The list goes back so far; the log tells of them for longer. */
export async function deleteExportsBefore(db: PlatformDb, before: Date): Promise<void> {
  await db
    .deleteFrom('exports')
    .where('created_at', '<', before)
    .where((row) => row.or([row('state', '!=', 'ready'), row('forgotten_at', 'is not', null)]))
    .execute()
}
