import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { Holder } from '../staff.ts'

export async function replaceRecoveryCodes(
  db: ChangeDb,
  holder: Holder,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, holder)
  await db
    .insertInto('staff_recovery_codes')
    .values(
      hashes.map((code_hash) => ({ partner_id: holder.partnerId, staff_id: holder.staffId, code_hash })),
    )
    .execute()
}

export async function countRecoveryCodes(db: PartnerDb, { partnerId, staffId }: Holder): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Uses a code up. One statement: of two uses at once, one wins. */
export async function useRecoveryCode(
  db: ChangeDb,
  { partnerId, staffId }: Holder,
  code_hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', code_hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteRecoveryCodes(db: ChangeDb, { partnerId, staffId }: Holder): Promise<void> {
  await db
    .deleteFrom('staff_recovery_codes')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .execute()
}
