import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner } from '../../../../platform/scope.ts'
import type { Holder } from '../staff.ts'

/** 256 random bits need no salt and no slow hash: nobody can guess what to hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** An address that waits for its confirmation; the one before is forgotten, and its link with it. */
export async function askAddress(
  db: PartnerDb,
  { partnerId, staffId }: Holder,
  asked: { readonly email: string; readonly ends_at: Date },
): Promise<void> {
  const waiting = { ...asked, token_hash: null }
  await db
    .insertInto('staff_email_changes')
    .values({ partner_id: partnerId, staff_id: staffId, ...waiting })
    .onConflict((conflict) => conflict.columns(['partner_id', 'staff_id']).doUpdateSet(waiting))
    .execute()
}

/** A fresh token for the address that waits, if it is still that one; only its hash is kept. */
export async function issueAddressToken(
  db: PartnerDb,
  { partnerId, staffId }: Holder,
  email: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const { numUpdatedRows } = await db
    .updateTable('staff_email_changes')
    .set({ token_hash: hashOf(token) })
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? token : undefined
}

/** Whose new address a link is for, while it holds. */
export const findAddressChange = (db: PartnerDb, { partnerId }: InPartner, token: string, now: Date) =>
  db
    .selectFrom('staff_email_changes')
    .select(['staff_id', 'email'])
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', hashOf(token))
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** Answers whether one was waiting. */
export async function forgetAddress(db: PartnerDb, { partnerId, staffId }: Holder): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_email_changes')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function setAddress(db: ChangeDb, { partnerId, staffId }: Holder, email: string): Promise<void> {
  await db
    .updateTable('admins')
    .set({ email, revision: sql<number>`revision + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', '=', staffId)
    .execute()
}
