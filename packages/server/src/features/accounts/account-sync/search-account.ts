import { accountIdKey } from '@hearthlight/domain/accounts/address-match'
import {
  type AccountSearch,
  type AccountSearchType,
  accountSearchType,
  stepAfterSearch,
} from '@hearthlight/domain/accounts/people/account-search'
import { shownFirstName } from '@hearthlight/domain/accounts/user-name'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { ownUser } from '../profile/own-user.ts'
import { loggedUser } from '../profile/profile-change.ts'
import { findUserOfAccount, lockUser, mergeExtraInfo, type User, updateUser } from '../user-store.ts'

/** Looks the person up in the account system by the step they are in, and moves them off it whatever was found. */
export async function searchAccount(
  deps: Pick<AccountDeps, 'db' | 'accountSystem' | 'bringSites'>,
  scope: Scope,
  { accountId }: AccountSearch = {},
): Promise<AccountSearchType> {
  const user = ownUser(scope)
  const step = user.extra_info.verification_step
  if (step === null || !features(scope.partner.config, user).accountSync) return 'no_search_needed'
  const found = await freeAccounts(deps, scope, user, await accountsOf(deps, scope, user, accountId))
  const outcome = accountSearchType(found.length)
  const record = { type: 'user', id: user.id }
  return change(deps.db, scope, { action: 'user.account-search', record }, async (db) => {
    const before = loggedUser(await lockUser(db, scope, user.id))
    const [account] = found
    if (outcome === 'user_synced' && account) {
      await takeOver(db, scope, user, account)
      await deps.bringSites(db, scope, user.id, account.sites)
    }
    const verification_step = stepAfterSearch(step, outcome)
    const searched = await mergeExtraInfo(db, scope, user.id, { verification_step })
    return { result: outcome, before, after: { ...loggedUser(searched), step, outcome } }
  })
}

/**
 * An email finds an account only for a person who proved it is theirs. Details find one together with its number: else
 * whoever knows a neighbour's name and address would be given the account.
 */
async function accountsOf(
  { accountSystem }: Pick<AccountDeps, 'accountSystem'>,
  scope: Scope,
  user: User,
  accountId = '',
): Promise<UtilityAccount[]> {
  if (user.extra_info.verification_step === 'detail_search') {
    const found = await accountSystem.findByDetails(scope, user)
    return found.filter((account) => accountIdKey(account.accountId) === accountIdKey(accountId))
  }
  return user.email_confirmed_at === null ? [] : accountSystem.findByEmail(scope, user.email)
}

/** An account that somebody else already has here is not given away a second time. */
function freeAccounts(
  { db }: Pick<AccountDeps, 'db'>,
  scope: Scope,
  user: User,
  accounts: readonly UtilityAccount[],
): Promise<UtilityAccount[]> {
  return inPartner(db, scope, async (partnerDb) => {
    const free: UtilityAccount[] = []
    for (const account of accounts) {
      const owner = await findUserOfAccount(partnerDb, scope, account.accountId)
      if ((owner?.id ?? user.id) === user.id) free.push(account)
    }
    return free
  })
}

/** Two people may search at the same moment; the database gives the account to one of them. */
async function takeOver(db: ChangeDb, scope: Scope, user: User, account: UtilityAccount): Promise<void> {
  const { first_name, last_name, mailing_address, city, region, country, zip } = account
  const name = `${shownFirstName(first_name, true)} ${last_name}`.trim()
  const profile = {
    partner_account_id: account.accountId,
    name: name || user.name,
    first_name,
    last_name,
    mailing_address,
    city,
    region,
    country,
    zip,
  }
  await updateUser(db, scope, user.id, profile).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_account') ? new Problem('shared.conflict') : error
  })
  await mergeExtraInfo(db, scope, user.id, {
    is_fulfill_sync: true,
    fulfill_site_permission: account.site_permission,
  })
}
