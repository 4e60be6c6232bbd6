import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'

/** Marks a proof as used; answers false when it was before. What has ended meanwhile is forgotten. */
export async function useProof(
  db: PartnerDb,
  scope: Scope,
  signature: string,
  endsAt: Date,
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('used_proofs').where('ends_at', '<=', now).execute()
  const inserted = await db
    .insertInto('used_proofs')
    .values({ partner_id: scope.partnerId, signature, ends_at: endsAt })
    .onConflict((conflict) => conflict.columns(['partner_id', 'signature']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
