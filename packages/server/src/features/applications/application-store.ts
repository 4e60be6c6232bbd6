import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { NewApplication } from './transition/transition-store.ts'

/** Until the transaction ends the person applies for nothing else: what is counted stays as it was counted. */
export async function lockApplicant(db: ChangeDb, { partnerId, ownerId }: OwnedBy): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
}

/** The applicant changed something in it: who looks at it has to look again. */
export async function touchApplication(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  at: Date,
  set: Pick<Partial<NewApplication>, 'quantity' | 'total_incentive' | 'total_basis'> = {},
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ updated_at: at, ...set })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
