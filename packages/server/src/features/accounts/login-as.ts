import type { TokenLogin } from '@hearthlight/domain/accounts/login-as'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { useToken } from './one-time-token-store.ts'
import { findUser, type User } from './user-store.ts'

/** The person an admin may act for, by the token that was made for this admin. */
export async function loginAs(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  scope: Scope,
  { token, admin_id }: TokenLogin,
): Promise<User> {
  const owner = await useToken(db, scope, { purpose: 'login-as', token, adminId: admin_id }, now())
  const user = owner && (await findUser(db, scope, owner.userId))
  if (!user) throw new Problem('accounts.token-invalid')
  return user
}
