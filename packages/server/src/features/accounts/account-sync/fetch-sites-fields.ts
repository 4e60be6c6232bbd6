import type { Site } from '@hearthlight/domain/accounts/account-verification'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { ownUser } from '../profile/own-user.ts'
import { lockUser, mergeExtraInfo } from '../user-store.ts'

type SitesFields = { readonly fulfill_site_permission: string; readonly sites: Site[] }

/** The sites of the person's account and what they may do with them, as the account system says now. */
export async function fetchSitesFields(
  { db, accountSystem }: Pick<AccountDeps, 'db' | 'accountSystem'>,
  scope: Scope,
): Promise<SitesFields> {
  const user = ownUser(scope)
  const account =
    user.partner_account_id === null ? undefined : await accountSystem.account(scope, user.partner_account_id)
  if (account === undefined)
    return { fulfill_site_permission: user.extra_info.fulfill_site_permission, sites: [] }
  const fulfill_site_permission = account.site_permission
  if (fulfill_site_permission !== user.extra_info.fulfill_site_permission)
    await savePermission(db, scope, user.id, fulfill_site_permission)
  return { fulfill_site_permission, sites: [...account.sites] }
}

/** By whoever asked: the rights on their homes are others from now on, and the log tells since when. */
function savePermission(
  db: AccountDeps['db'],
  scope: Scope,
  id: string,
  fulfill_site_permission: string,
): Promise<void> {
  const what = { action: 'user.change-site-permission', record: { type: 'user', id } }
  return change(db, scope, what, async (changeDb) => {
    const { extra_info: before } = await lockUser(changeDb, scope, id)
    const { extra_info: after } = await mergeExtraInfo(changeDb, scope, id, { fulfill_site_permission })
    return { result: undefined, before, after }
  })
}
