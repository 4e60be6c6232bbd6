import type { Db } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'

type InPartner = Pick<Scope, 'partnerId'>
export type KeptKey = { readonly private_key: string; readonly certificate: string }

export const findKey = (db: Db, scope: InPartner): Promise<KeptKey | undefined> =>
  db
    .selectFrom('sso_keys')
    .select(['private_key', 'certificate'])
    .where('partner_id', '=', scope.partnerId)
    .executeTakeFirst()

/** The first key that is kept stays: several instances may make one at the same time. */
export async function keepKey(db: Db, scope: InPartner, key: KeptKey): Promise<void> {
  await db
    .insertInto('sso_keys')
    .values({ partner_id: scope.partnerId, ...key })
    .onConflict((conflict) => conflict.column('partner_id').doNothing())
    .execute()
}

export async function forgetKey(db: Db, scope: InPartner, privateKey: string): Promise<void> {
  await db
    .deleteFrom('sso_keys')
    .where('partner_id', '=', scope.partnerId)
    .where('private_key', '=', privateKey)
    .execute()
}
