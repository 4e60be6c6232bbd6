import { waitMs } from '@hearthlight/domain/accounts/slow-down'
import { Problem } from '@hearthlight/domain/shared/problem'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import {
  forgetFailure,
  forgetFailures,
  otherFailures,
  recordFailure,
  type Try,
} from './sign-in-failure-store.ts'

/**
 * Runs a check of a secret; failures are counted, and too many of them make the next try wait. A try counts as failed
 * until it has succeeded, so that a hundred at once are not a hundred first ones.
 */
export async function limitTries<Found>(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  scope: Pick<Scope, 'partnerId'>,
  { email, address }: Try,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const tried = { email, address: networkOf(address) }
  const id = await recordFailure(db, scope, tried, now())
  const wait = waitMs(await otherFailures(db, scope, { ...tried, id }, now()), now())
  if (wait > 0) {
    await forgetFailure(db, scope, id)
    throw new Problem('accounts.slow-down', { params: { seconds: Math.ceil(wait / 1000) } })
  }
  const found = await check()
  if (found !== undefined) await forgetFailures(db, scope, tried, now())
  return found
}
