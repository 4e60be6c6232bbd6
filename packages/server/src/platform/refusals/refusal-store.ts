import { type Insertable, sql } from 'kysely'
import type { PlatformTables } from '../database/platform-tables.ts'
import type { PlatformDb } from '../database/schema.ts'

type Row = Insertable<PlatformTables['refusals']>

/** Several instances, and several writes of one, add to the same row. */
export async function addRefusals(db: PlatformDb, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('refusals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        count: sql`refusals.count + excluded.count`,
        last_at: sql`greatest(refusals.last_at, excluded.last_at)`,
      }),
    )
    .execute()
}

export async function deleteRefusalsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('refusals').where('minute', '<', day).execute()
}
