import type { ExportChoice } from '@hearthlight/domain/exports/export-file'
import type { ExportRhythm, ExportSchedule } from '@hearthlight/domain/exports/export-schedule'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { type Generated, type Insertable, type JSONColumnType, type Selectable, sql } from 'kysely'
import type { ChangeDb, PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    export_schedules: {
      partner_id: string
      id: string
      choice: JSONColumnType<ExportChoice>
      purpose: string
      rhythm: ExportRhythm
      by_kind: 'admin' | 'operator'
      by_id: string
      by_name: string
      /** Of the words in the files and of the mails. */
      language: Language
      /** Where it was set up: the links in the mails lead there. */
      site: string
      next_at: Date
      paused_at: Generated<Date | null>
      /** Why it was paused, where nobody did it by hand. */
      reason: Generated<ExportSchedule['reason']>
      created_at: Date
    }
  }
}

export type StoredSchedule = Selectable<Schema['export_schedules']>

const schedulesOf = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('export_schedules').selectAll().where('partner_id', '=', partnerId)

export const listSchedules = (db: PartnerDb, scope: InPartner): Promise<StoredSchedule[]> =>
  schedulesOf(db, scope).orderBy('created_at', 'desc').orderBy('id').execute()

/** Held until the transaction ends. */
export const lockSchedule = (
  db: ChangeDb,
  scope: InPartner,
  id: string,
): Promise<StoredSchedule | undefined> =>
  schedulesOf(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()

/** Two who set one up at once wait for each other. */
export async function countSchedules(db: ChangeDb, scope: InPartner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${scope.partnerId}, 941))`.execute(db)
  return (await listSchedules(db, scope)).length
}

export const insertSchedule = (
  db: ChangeDb,
  row: Insertable<Schema['export_schedules']>,
): Promise<StoredSchedule> =>
  db.insertInto('export_schedules').values(row).returningAll().executeTakeFirstOrThrow()

export const updateSchedule = (
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  values: Partial<Pick<StoredSchedule, 'next_at' | 'paused_at' | 'reason'>>,
): Promise<StoredSchedule> =>
  db
    .updateTable('export_schedules')
    .set(values)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteSchedule(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('export_schedules').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

/** Those of all partners of which a file is due. */
export const listDue = (db: PlatformDb, at: Date) =>
  db
    .selectFrom('export_schedules')
    .select(['partner_id', 'id'])
    .where('paused_at', 'is', null)
    .where('next_at', '<=', at)
    .orderBy('next_at')
    .execute()
