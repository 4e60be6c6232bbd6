import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { useToken } from '../links/one-time-token-store.ts'
import { type User, updateUser } from '../user-store.ts'

export function confirmEmail(
  { db, now, guests }: Pick<AccountDeps, 'db' | 'now' | 'guests'>,
  scope: Scope,
  token: string,
): Promise<User> {
  return change(
    db,
    scope,
    { action: 'user.confirm-email', record: { type: 'user' } },
    async (transaction) => {
      const owner = await useToken(transaction, scope, { purpose: 'confirm-email', token }, now())
      if (owner === undefined) throw new Problem('accounts.token-invalid')
      const email_confirmed_at = now()
      const result = await updateUser(transaction, scope, owner.userId, { email_confirmed_at })
      await guests.move(transaction, scope, result)
      return { result, id: owner.userId, after: { email_confirmed_at } }
    },
  )
}
