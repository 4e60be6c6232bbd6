import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { newKey } from './browser-cookie.ts'
import type { Arrival } from './finish-journey.ts'
import type { SsoDeps } from './sso-deps.ts'
import { save, take } from './sso-request-store.ts'

const TICKET_MS = 60_000

/**
 * The provider's POST comes from another site, so the browser sends no SameSite=Lax cookie with it. The answer is kept
 * for a moment, and a redirect to our own address brings the cookie along.
 */
export async function saveTicket({ db, now }: Pick<SsoDeps, 'db' | 'now'>, scope: Scope, arrival: Arrival) {
  const ticket = newKey()
  const expiresAt = new Date(now().getTime() + TICKET_MS)
  await inPartner(db, scope, (db) =>
    save(db, scope, { key: ['ticket', ticket], value: JSON.stringify(arrival), expiresAt }, now()),
  )
  return ticket
}

export async function takeTicket(
  { db, now }: Pick<SsoDeps, 'db' | 'now'>,
  scope: Scope,
  ticket: string,
): Promise<Arrival> {
  const kept = await inPartner(db, scope, (db) => take(db, scope, ['ticket', ticket], now()))
  if (kept === undefined) throw new Problem('accounts.single-sign-on-failed')
  // Written by `saveTicket` a moment ago, of values that were parsed then.
  return JSON.parse(kept) as Arrival
}
