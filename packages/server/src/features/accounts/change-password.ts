import type { ChangePassword } from '@hearthlight/domain/accounts/change-password'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { fieldProblem } from './field-problem.ts'
import { limitTries } from './limit-tries.ts'
import { ownUser, refuseWhileActing } from './own-user.ts'
import { judgeNewPassword } from './passwords/judge-password.ts'
import { hashPassword, isPasswordOf } from './passwords/password-hash.ts'
import { setPassword } from './passwords/set-password.ts'

type Here = { readonly site: string; readonly address: string; readonly sessionId: string | undefined }

/** From the profile: whoever found an open browser does not know the current password. */
export async function changePassword(
  deps: Pick<AccountDeps, 'db' | 'now' | 'sessions' | 'sendMail'>,
  scope: Scope,
  { current_password, password, password_confirmation }: ChangePassword,
  { site, address, sessionId }: Here,
): Promise<void> {
  refuseWhileActing(scope)
  const user = await ownUser(deps.db, scope)
  const isTheirs = await limitTries(deps, scope, { email: user.email, address }, async () =>
    (await isPasswordOf(user.password_hash, current_password)) ? true : undefined,
  )
  if (!isTheirs) throw fieldProblem('accounts.wrong-current-password', '/current_password')
  judgeNewPassword(scope, { password, confirmation: password_confirmation, email: user.email })
  const password_hash = await hashPassword(password)
  await inTransaction(deps.db, (db) =>
    setPassword(deps, db, scope, user, { password_hash, site, keepSession: sessionId }),
  )
}
