import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

type Identity = { readonly issuer: string; readonly subject: string }

export async function findIdentity(
  db: PartnerDb,
  scope: InPartner,
  { issuer, subject }: Identity,
): Promise<{ userId: string } | undefined> {
  const row = await db
    .selectFrom('sso_identities')
    .select('user_id')
    .where('partner_id', '=', scope.partnerId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && { userId: row.user_id }
}

export async function insertIdentity(
  db: ChangeDb,
  scope: InPartner,
  userId: string,
  { issuer, subject }: Identity,
): Promise<void> {
  await db
    .insertInto('sso_identities')
    .values({ partner_id: scope.partnerId, id: newId(), user_id: userId, issuer, subject })
    .execute()
}
