import { type ExtraInfoChange, isOwnExtraInfoKey } from '@hearthlight/domain/accounts/extra-info'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { ownUserById } from './own-user.ts'
import { mergeExtraInfo, type User } from './user-store.ts'

export function changeExtraInfo(
  { db }: Pick<AccountDeps, 'db'>,
  scope: Scope,
  id: string,
  { key, value }: ExtraInfoChange,
): Promise<User> {
  return inPartner(db, scope, async (partnerDb) => {
    const user = await ownUserById(partnerDb, scope, id)
    if (!isOwnExtraInfoKey(key)) throw new Problem('accounts.extra-info-protected')
    return mergeExtraInfo(partnerDb, scope, user.id, { [key]: value })
  })
}
