import { sql } from 'kysely'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Of two changes to these, the second waits for the first; all lock in the order of the ids, so that no two wait for one another. */
export async function lockRows(
  db: ChangeDb,
  { partnerId }: InPartner,
  table: 'applications' | 'timeslots',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`select id from ${sql.table(table)} where partner_id = ${partnerId} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(db)
}
