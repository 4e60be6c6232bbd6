import { waitMs } from '@hearthlight/domain/accounts/slow-down'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { forgetFailures, recentFailures, recordFailure, type Try } from './sign-in-failure-store.ts'

/** Runs a check of a secret; failures are counted, and too many of them make the next try wait. */
export async function limitTries<Found>(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  scope: Pick<Scope, 'partnerId'>,
  tried: Try,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const wait = waitMs(await recentFailures(db, scope, tried, now()), now())
  if (wait > 0) throw new Problem('accounts.slow-down', { params: { seconds: Math.ceil(wait / 1000) } })
  const found = await check()
  if (found === undefined) await recordFailure(db, scope, tried, now())
  else await forgetFailures(db, scope, tried, now())
  return found
}
