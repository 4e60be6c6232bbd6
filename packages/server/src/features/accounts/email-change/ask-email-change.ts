import type { ChangeEmail } from '@hearthlight/domain/accounts/own-account'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requirePassword } from '../passwords/require-password.ts'
import { fieldProblem } from '../profile/field-problem.ts'

type From = { readonly site: string; readonly address: string }

/** Has a link mailed to the new address. Whether somebody has that address already is told to its mailbox alone. */
export async function askEmailChange(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret' | 'mailEmailChange'>,
  scope: Scope,
  { email, email_password: password }: ChangeEmail,
  { site, address }: From,
): Promise<void> {
  const user = await requirePassword(deps, scope, { password, address, pointer: '/email_password' })
  if (email === user.email) throw fieldProblem('accounts.email-same', '/email')
  const record = { type: 'user', id: user.id }
  await change(deps.db, scope, { action: 'user.ask-email-change', record }, async (db) => {
    await deps.mailEmailChange(db, scope, { userId: user.id, email, site })
    return { result: undefined, after: { asked: true } }
  })
}
