import { Problem } from '@hearthlight/domain/shared/problem'
import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { useToken } from './one-time-token-store.ts'
import { type User, updateUser } from './user-store.ts'

export function confirmEmail(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  scope: Scope,
  token: string,
): Promise<User> {
  return inPartner(db, scope, async (transaction) => {
    const owner = await useToken(transaction, scope, { purpose: 'confirm-email', token }, now())
    if (owner === undefined) throw new Problem('accounts.token-invalid')
    await recordAudit(transaction, scope, {
      action: 'user.confirm-email',
      record_type: 'user',
      record_id: owner.userId,
    })
    return updateUser(transaction, scope, owner.userId, { email_confirmed_at: now() })
  })
}
