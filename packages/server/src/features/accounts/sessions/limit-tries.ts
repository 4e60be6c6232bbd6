import { createHmac } from 'node:crypto'
import { waitMs } from '@hearthlight/domain/accounts/sign-in/slow-down'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { networkOf } from '../../../platform/http/addresses/network-of.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { inTurn } from './in-turn.ts'
import { forgetFailures, recentFailures, recordFailure } from './sign-in-failure-store.ts'

/** A try is counted for an email as it was typed, whether or not an account has it. */
type Try = {
  readonly email: string
  readonly address: string
  readonly isKept?: boolean
  readonly free?: number
}

/**
 * Runs a check of a secret; failures are counted, and too many of them make the next try wait. Tries at one account from
 * one address are checked in turn: a hundred at once would else all be first ones. A success forgets the failures before
 * it, unless they are to be kept. `free` is how many failures cost no wait.
 */
export function limitTries<Found>(
  { db, now, secret }: Pick<AccountDeps, 'db' | 'now' | 'secret'>,
  scope: Pick<Scope, 'partnerId'>,
  { email, address, isKept = false, free }: Try,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const hashed = (text: string) => createHmac('sha256', secret).update(`tried:${text}`).digest('base64url')
  const tried = { who_hash: hashed(email), network_hash: hashed(networkOf(address)) }
  return inTurn(JSON.stringify([scope.partnerId, tried]), async () => {
    const wait = waitMs(
      await inPartner(db, scope, (db) => recentFailures(db, scope, tried, now())),
      now(),
      free,
    )
    if (wait > 0) throw new Problem('accounts.slow-down', { params: { seconds: Math.ceil(wait / 1000) } })
    const found = await check()
    if (found === undefined) await inPartner(db, scope, (db) => recordFailure(db, scope, tried, now()))
    else if (!isKept) await inPartner(db, scope, (db) => forgetFailures(db, scope, tried))
    return found
  })
}
