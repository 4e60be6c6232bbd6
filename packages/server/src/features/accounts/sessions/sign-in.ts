import type { Credentials } from '@hearthlight/domain/accounts/sign-in/sign-in'
import { features } from '@hearthlight/domain/partner/features'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isPasswordOf } from '../passwords/password-hash.ts'
import { type Asked, checkConfirmation } from '../registration/check-confirmation.ts'
import { findCustomer, type User } from '../user-store.ts'
import { limitTries } from './limit-tries.ts'

type From = { readonly address: string; readonly ownId: string | undefined }

/**
 * Wrong email, wrong password and an account that waits for its confirmation are one answer, at one speed: none tells which it was,
 * since whoever signs up knows the password of the account if there is one.
 */
export async function signIn(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret'>,
  scope: Scope,
  { email, password }: Credentials,
  { address, ownId }: From,
): Promise<User> {
  const allowed = features(scope.partner.config, null)
  if (!allowed.passwordSignIn) throw new Problem('accounts.single-sign-on-only')
  const user = await limitTries(deps, scope, { email, address }, async () => {
    const found = await inPartner(deps.db, scope, (db) => findCustomer(db, scope, email))
    const isRight = await isPasswordOf(found?.password_hash ?? null, password, scope)
    const isWaiting = allowed.emailVerification && found?.email_confirmed_at === null
    return isRight && !isWaiting ? found : undefined
  })
  if (user === undefined) throw new Problem(await refusalFor(deps, scope, { email, ownId }))
  return user
}

async function refusalFor(deps: Pick<AccountDeps, 'db'>, scope: Scope, asked: Asked): Promise<ProblemCode> {
  if (!features(scope.partner.config, null).emailVerification) return 'accounts.wrong-credentials'
  const { user_confirmed: isConfirmed } = await checkConfirmation(deps, scope, asked)
  return isConfirmed ? 'accounts.wrong-credentials' : 'accounts.email-unconfirmed'
}
