import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { fieldProblem } from '../profile/field-problem.ts'
import { ownUser, refuseWhileActing } from '../profile/own-user.ts'
import { limitTries } from '../sessions/limit-tries.ts'
import type { User } from '../user-store.ts'
import { isPasswordOf } from './password-hash.ts'

/** Where the password stands in the call, since a page may ask for it in several forms. */
type Shown = { readonly password: string; readonly address: string; readonly pointer: string }

/** The person of the session, who shows once more that it is them: whoever found an open browser does not know the password. */
export async function requirePassword(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret'>,
  scope: Scope,
  { password, address, pointer }: Shown,
): Promise<User> {
  refuseWhileActing(scope)
  const user = ownUser(scope)
  if (user.password_hash === null)
    throw new Problem('accounts.no-password', { params: { partner: scope.partner.config.name } })
  const isTheirs = await limitTries(deps, scope, { email: user.email, address }, async () =>
    (await isPasswordOf(user.password_hash, password, scope)) ? true : undefined,
  )
  if (!isTheirs) throw fieldProblem('accounts.wrong-current-password', pointer)
  return user
}
