import { sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type Work = { readonly buildingId: string; readonly key: string }

/** Longer than the threads take before they give up: then whoever claimed it is gone. By the database's clock. */
const ENDS_AT = sql<Date>`now() + interval '40 seconds'`

/** Whether the work is the caller's to do; of several who ask at once it is one's. */
export async function claimWork(
  db: PartnerDb,
  { partnerId }: InPartner,
  { buildingId, key }: Work,
): Promise<boolean> {
  const claimed = await db
    .insertInto('computation_claims')
    .values({ partner_id: partnerId, building_id: buildingId, work: key, ends_at: ENDS_AT })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'building_id', 'work'])
        .doUpdateSet({ ends_at: ENDS_AT })
        .where('computation_claims.ends_at', '<', sql<Date>`now()`),
    )
    .returning('work')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function releaseWork(
  db: PartnerDb,
  { partnerId }: InPartner,
  { buildingId, key }: Work,
): Promise<void> {
  await db
    .deleteFrom('computation_claims')
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .where('work', '=', key)
    .execute()
}
