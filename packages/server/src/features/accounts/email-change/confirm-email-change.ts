import { calledName } from '@hearthlight/domain/accounts/user-name'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { revokeTokens, useToken } from '../links/one-time-token-store.ts'
import { findCustomer, lockUser, type User, updateUser } from '../user-store.ts'

/**
 * The link was opened, so the address is theirs. The sessions of the person stay, links to the old address stop working,
 * and the old address is told, in case it was not them.
 */
export function confirmEmailChange(
  { db, now, guests, sendMail }: Pick<AccountDeps, 'db' | 'now' | 'guests' | 'sendMail'>,
  scope: Scope,
  token: string,
): Promise<User> {
  const what = { action: 'user.change-email', record: { type: 'user' } }
  return change(db, scope, what, async (changeDb) => {
    const used = await useToken(changeDb, scope, { purpose: 'change-email', token }, now())
    const email = used?.newEmail ?? null
    if (used === undefined || email === null) throw new Problem('accounts.token-invalid')
    // Somebody who signed up with the address meanwhile keeps it.
    if ((await findCustomer(changeDb, scope, email)) !== undefined)
      throw new Problem('accounts.token-invalid')
    const before = await lockUser(changeDb, scope, used.userId)
    if (before.erased_at !== null) throw new Problem('accounts.token-invalid')
    const result = await updateUser(changeDb, scope, before.id, { email, email_confirmed_at: now() })
    for (const purpose of ['reset-password', 'confirm-email'] as const)
      await revokeTokens(changeDb, scope, { purpose, userId: before.id }, now())
    await guests.move(changeDb, scope, result)
    await sendMail(changeDb, scope, {
      template: 'accounts:mail.email-changed',
      to: before.email,
      language: before.language,
      values: { name: calledName(before), email },
    })
    return { result, id: before.id, before: { email: before.email }, after: { email } }
  })
}
