import { fullName } from '@hearthlight/domain/accounts/user-name'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import type { Scope } from '../../../platform/scope.ts'
import { loggedUser } from '../profile/profile-change.ts'
import { startOfSync } from '../registration/insert-person.ts'
import {
  findCustomer,
  findUser,
  findUserOfAccount,
  insertUser,
  type User,
  updateUser,
} from '../user-store.ts'
import type { ProviderPerson } from './provider-person.ts'
import type { SsoDeps } from './sso-deps.ts'
import { findIdentity, insertIdentity } from './sso-identity-store.ts'

export type Known = { readonly kind: 'known'; readonly user: User } | { readonly kind: 'user-exists' }

/**
 * The person of this portal whom the provider means: known by issuer and subject, else linked by an email that the
 * provider has verified, else new. An address the provider did not verify never opens somebody's account.
 */
export async function personOfProvider(...given: Parameters<typeof findOrMake>): Promise<Known> {
  try {
    return await findOrMake(...given)
  } catch (error) {
    // Two browsers of one newcomer came at once: the other one made the person, who is found now.
    if (isUniqueViolation(error)) return findOrMake(...given)
    throw error
  }
}

function findOrMake(
  deps: Pick<SsoDeps, 'db' | 'now' | 'sessions'>,
  scope: Scope,
  person: ProviderPerson,
): Promise<Known> {
  return inPartner(deps.db, scope, async (db) => {
    const identity = await findIdentity(db, scope, person)
    const linked = identity && (await findUser(db, scope, identity.userId))
    if (linked) return { kind: 'known', user: linked }
    const sameEmail = await findCustomer(db, scope, person.email)
    if (sameEmail && !person.emailVerified) return { kind: 'user-exists' }
    const user = sameEmail
      ? await linkAccount(deps, db, scope, sameEmail)
      : await newcomer(deps, db, scope, person)
    const record = { type: 'user', id: user.id }
    return change(db, scope, { action: 'user.link-identity', record }, async (changeDb) => {
      await insertIdentity(changeDb, scope, user.id, person)
      return { result: { kind: 'known', user } as const, after: { issuer: person.issuer } }
    })
  })
}

/** Whoever made the account without confirming its email may not have been its owner: their password goes. */
async function linkAccount(
  { now, sessions }: Pick<SsoDeps, 'now' | 'sessions'>,
  db: PartnerDb,
  scope: Scope,
  user: User,
): Promise<User> {
  if (user.email_confirmed_at !== null) return user
  const record = { type: 'user', id: user.id }
  return change(db, scope, { action: 'user.confirm-email', record }, async (changeDb) => {
    await sessions.endAll(changeDb, scope.partnerId, { kind: 'user', id: user.id })
    const email_confirmed_at = now()
    const result = await updateUser(changeDb, scope, user.id, { email_confirmed_at, password_hash: null })
    const before = { email_confirmed_at: null, has_password: user.password_hash !== null }
    return { result, before, after: { email_confirmed_at, has_password: false } }
  })
}

async function newcomer(
  { now }: Pick<SsoDeps, 'now'>,
  db: PartnerDb,
  scope: Scope,
  { email, emailVerified, first_name, last_name, accountId }: ProviderPerson,
): Promise<User> {
  const isTaken = accountId !== null && (await findUserOfAccount(db, scope, accountId)) !== undefined
  return change(db, scope, { action: 'user.create', record: { type: 'user' } }, async (changeDb) => {
    const user = await insertUser(changeDb, scope, {
      email,
      first_name,
      last_name,
      name: fullName({ first_name, last_name }),
      mailing_address: '',
      city: '',
      region: '',
      country: scope.partner.config.country,
      community: '',
      zip: '',
      consent: false,
      subscribed: false,
      password_hash: null,
      user_type: 'customer',
      partner_account_id: isTaken ? null : accountId,
      third_party_signup: true,
      email_confirmed_at: emailVerified ? now() : null,
      who_dunnit_admin_id: null,
      extra_info: startOfSync(scope),
    })
    return { result: user, id: user.id, after: loggedUser(user) }
  })
}
