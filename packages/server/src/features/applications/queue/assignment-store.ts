import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { submitted } from './queue-condition-store.ts'

/** Whose these are, in the order in which they wait. */
export const findAssignments = (db: PartnerDb, scope: InPartner, ids: readonly string[]) =>
  submitted(db, scope)
    .select(['id', 'assigned_to', 'building_id'])
    .where('id', 'in', ids)
    .orderBy('status_at')
    .orderBy('id')
    .execute()

/** Only while it is still whose it was thought to be. */
export async function assignIfStill(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, from, to }: { readonly id: string; readonly from: string | null; readonly to: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ assigned_to: to })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .where(sql<boolean>`assigned_to is not distinct from ${from}::uuid`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
