import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { findAdmin, findOperator } from '../admin-store.ts'
import type { User } from '../user-store.ts'

type ActingAdmin = CurrentUser['acting_admin']

export const toCurrentUser = (user: User, actingAdmin: ActingAdmin): CurrentUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  first_name: user.first_name,
  last_name: user.last_name,
  mailing_address: user.mailing_address,
  city: user.city,
  region: user.region,
  country: user.country,
  community: user.community,
  zip: user.zip,
  consent: user.consent,
  subscribed: user.subscribed,
  user_type: user.user_type,
  partner_account_id: user.partner_account_id,
  third_party_signup: user.third_party_signup,
  email_confirmed: user.email_confirmed_at !== null,
  has_password: user.password_hash !== null,
  acting_admin: actingAdmin,
  extra_info: user.extra_info,
})

export async function actingAdmin(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId' | 'actor'>,
): Promise<ActingAdmin> {
  const adminId = scope.actor.kind === 'user' ? scope.actor.onBehalfBy : undefined
  return adminId === undefined ? null : namedAdmin(db, scope, adminId)
}

export async function namedAdmin(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId'>,
  adminId: string,
): Promise<NonNullable<ActingAdmin>> {
  const admin = (await findAdmin(db, scope, adminId)) ?? (await findOperator(db, adminId))
  return { id: adminId, name: admin?.name ?? '' }
}
