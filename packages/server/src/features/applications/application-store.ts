import type { OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
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

/** With all that hangs from them. */
export async function deleteApplications(
  db: PlatformDb,
  { partnerId }: InPartner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('applications').where('partner_id', '=', partnerId).where('id', 'in', ids).execute()
}

/** They go on with this version of their program. */
export async function setProgramVersion(
  db: ChangeDb,
  { partnerId }: InPartner,
  ids: readonly string[],
  program_version: number,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ program_version })
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute()
}
