import { createHash, randomBytes } from 'node:crypto'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { Holder } from './staff.ts'

/** 256 random bits need no salt and no slow hash: nobody can guess what to hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Until then whoever opens an old link is told what became of it. */
const FORGOTTEN_MS = 30 * 86_400_000

type TokenPurpose = 'reset-password' | 'invitation'

/** A fresh token; only its hash is kept. Earlier ones stop working. */
export async function issuePasswordToken(
  db: PartnerDb,
  holder: Holder,
  { purpose, endsAt, now }: { readonly purpose: TokenPurpose; readonly endsAt: Date; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await revokePasswordTokens(db, holder, now)
  await db
    .insertInto('staff_password_tokens')
    .values({
      partner_id: holder.partnerId,
      token_hash: hashOf(token),
      staff_id: holder.staffId,
      purpose,
      expires_at: endsAt,
      used_at: null,
      created_at: now,
    })
    .execute()
  return token
}

/** The links somebody holds stop working; those whose time was over long ago are forgotten. */
export async function revokePasswordTokens(
  db: PartnerDb,
  { partnerId, staffId }: Holder,
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_password_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  await db
    .deleteFrom('staff_password_tokens')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('expires_at', '<', new Date(now.getTime() - FORGOTTEN_MS))
    .execute()
}

export async function countPasswordTokensSince(
  db: PartnerDb,
  { partnerId, staffId }: Holder,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('staff_password_tokens')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whose token it is, at this partner or an operator's. Looking does not use it up. */
export async function ownerOfPasswordToken(
  db: PartnerDb,
  partnerIds: readonly string[],
  token: string,
  now: Date,
): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('staff_password_tokens')
    .select(['partner_id', 'staff_id'])
    .where('partner_id', 'in', partnerIds)
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'reset-password')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { partnerId: row.partner_id, staffId: row.staff_id }
}

/** Whose invitation it was, whatever became of it since. */
export const findInvitation = (db: PartnerDb, { partnerId }: InPartner, token: string) =>
  db
    .selectFrom('staff_password_tokens')
    .select(['staff_id', 'expires_at', 'used_at'])
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'invitation')
    .executeTakeFirst()

/** Uses a token up. One statement: of two uses at once, one wins. */
export async function usePasswordToken(
  db: PartnerDb,
  holder: Holder,
  token: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_password_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', holder.partnerId)
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
