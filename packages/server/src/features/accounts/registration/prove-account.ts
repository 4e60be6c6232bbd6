import type { AccountVerification } from '@hearthlight/domain/accounts/account-verification'
import { accountIdKey } from '@hearthlight/domain/accounts/address-match'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { networkOf } from '../../../platform/http/addresses/network-of.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { limitTries } from '../sessions/limit-tries.ts'

/**
 * Who knows the account id and an address of it holds a bill of it: that is the proof the partner asks for. Guesses are
 * slowed down at one account, wherever they come from, and from one network, whatever accounts they are at. One's own
 * account, found in between, makes the network no better.
 */
export function proveAccount(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret' | 'accountSystem'>,
  scope: Scope,
  asked: AccountVerification,
  address: string,
): Promise<UtilityAccount | undefined> {
  const atAccount = { email: `account:${accountIdKey(asked.accountId)}`, address }
  const fromNetwork = { email: `accounts-from:${networkOf(address)}`, address, isKept: true }
  return limitTries(deps, scope, fromNetwork, () =>
    limitTries(deps, scope, atAccount, () => deps.accountSystem.verify(scope, asked)),
  )
}
