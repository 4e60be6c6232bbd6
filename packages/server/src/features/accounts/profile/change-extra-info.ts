import { type ExtraInfoChange, isOwnExtraInfoKey } from '@hearthlight/domain/accounts/extra-info'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { lockUser, mergeExtraInfo, type User } from '../user-store.ts'
import { ownUserById } from './own-user.ts'

export async function changeExtraInfo(
  { db }: Pick<AccountDeps, 'db'>,
  scope: Scope,
  id: string,
  { key, value }: ExtraInfoChange,
): Promise<User> {
  ownUserById(scope, id)
  const record = { type: 'user', id }
  return change(db, scope, { action: 'user.change-extra-info', record }, async (changeDb) => {
    if (!isOwnExtraInfoKey(key)) throw new Problem('accounts.extra-info-protected')
    const { extra_info: before } = await lockUser(changeDb, scope, id)
    const result = await mergeExtraInfo(changeDb, scope, id, { [key]: value })
    return { result, before, after: result.extra_info }
  })
}
