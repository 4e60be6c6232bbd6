import type { Credentials } from '@hearthlight/domain/accounts/sign-in/sign-in'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isPasswordOf } from '../passwords/password-hash.ts'
import { findCustomer, type User } from '../user-store.ts'
import { limitTries } from './limit-tries.ts'

/** Wrong email and wrong password are one answer, at one speed: neither tells which it was. */
export async function signIn(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret'>,
  scope: Scope,
  { email, password }: Credentials,
  address: string,
): Promise<User> {
  const allowed = features(scope.partner.config, null)
  if (!allowed.passwordSignIn) throw new Problem('accounts.single-sign-on-only')
  const user = await limitTries(deps, scope, { email, address }, async () => {
    const found = await inPartner(deps.db, scope, (db) => findCustomer(db, scope, email))
    return (await isPasswordOf(found?.password_hash ?? null, password, scope)) ? found : undefined
  })
  if (user === undefined) throw new Problem('accounts.wrong-credentials')
  if (allowed.emailVerification && user.email_confirmed_at === null)
    throw new Problem('accounts.email-unconfirmed')
  return user
}
