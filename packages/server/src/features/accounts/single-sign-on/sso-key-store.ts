import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type StoredKey = { readonly private_key: string; readonly certificate: string }

export const findKey = (db: PartnerDb, scope: InPartner): Promise<StoredKey | undefined> =>
  db
    .selectFrom('sso_keys')
    .select(['private_key', 'certificate'])
    .where('partner_id', '=', scope.partnerId)
    .executeTakeFirst()

/** The first key that is kept stays: several instances may make one at the same time. */
export async function saveKey(db: ChangeDb, scope: InPartner, key: StoredKey): Promise<void> {
  await db
    .insertInto('sso_keys')
    .values({ partner_id: scope.partnerId, ...key })
    .onConflict((conflict) => conflict.column('partner_id').doNothing())
    .execute()
}

export async function forgetKey(db: ChangeDb, scope: InPartner, privateKey: string): Promise<void> {
  await db
    .deleteFrom('sso_keys')
    .where('partner_id', '=', scope.partnerId)
    .where('private_key', '=', privateKey)
    .execute()
}
