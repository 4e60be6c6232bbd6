import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { Holder } from '../staff.ts'

export type Authenticator = {
  readonly secret: string | null
  readonly confirmed_at: Date | null
  readonly last_step: number
  readonly pending_secret: string | null
  readonly pending_until: Date | null
}

export const findAuthenticator = (
  db: PartnerDb,
  { partnerId, staffId }: Holder,
): Promise<Authenticator | undefined> =>
  db
    .selectFrom('staff_totp')
    .select(['secret', 'confirmed_at', 'last_step', 'pending_secret', 'pending_until'])
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

/** A secret that waits for its first code; the one in use stays in use until then. */
export async function savePending(
  db: ChangeDb,
  { partnerId, staffId }: Holder,
  pending: { readonly pending_secret: string; readonly pending_until: Date },
): Promise<void> {
  await db
    .insertInto('staff_totp')
    .values({ partner_id: partnerId, staff_id: staffId, secret: null, confirmed_at: null, ...pending })
    .onConflict((conflict) => conflict.columns(['partner_id', 'staff_id']).doUpdateSet(pending))
    .execute()
}

/** Puts the waiting secret to use, if it is still that one. `step` is the time step of the code that proved it. */
export async function confirmPending(
  db: ChangeDb,
  { partnerId, staffId }: Holder,
  pending_secret: string,
  { step, now }: { readonly step: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_totp')
    .set({
      secret: pending_secret,
      confirmed_at: now,
      last_step: step,
      pending_secret: null,
      pending_until: null,
    })
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('pending_secret', '=', pending_secret)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether the time step is newer than the last used one. One statement: of two uses of a code at once, one wins. */
export async function useStep(db: ChangeDb, { partnerId, staffId }: Holder, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteAuthenticator(db: ChangeDb, { partnerId, staffId }: Holder): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_totp')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('secret', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
