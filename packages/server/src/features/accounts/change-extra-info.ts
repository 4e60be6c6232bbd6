import { type ExtraInfoChange, isOwnExtraInfoKey } from '@hearthlight/domain/accounts/extra-info'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { ownUserById } from './own-user.ts'
import { mergeExtraInfo, type User } from './user-store.ts'

export async function changeExtraInfo(
  { db }: Pick<AccountDeps, 'db'>,
  scope: Scope,
  id: string,
  { key, value }: ExtraInfoChange,
): Promise<User> {
  const user = await ownUserById(db, scope, id)
  if (!isOwnExtraInfoKey(key)) throw new Problem('accounts.extra-info-protected')
  return mergeExtraInfo(db, scope, user.id, { [key]: value })
}
