import { change } from '../../../platform/audit-log/change.ts'
import type { Db } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import { sessionOf } from '../../../platform/sessions/current-session.ts'
import type { Exchange } from '../../../platform/sessions/sessions.ts'
import type { AccountDeps } from '../account-deps.ts'
import { prepareSingleLogout } from '../single-sign-on/prepare-single-logout.ts'

/** Ends the session of this request; answers whether a provider's session remains. Signing out twice is no mistake. */
export async function signOut(
  { db, sessions }: Pick<AccountDeps, 'sessions'> & { readonly db: Db },
  exchange: Exchange,
  scope: Scope,
): Promise<boolean> {
  const session = sessionOf(exchange.request)
  if (session === undefined) return false
  const record = { type: scope.actor.kind, id: actorId(scope.actor) ?? '' }
  return change(db, scope, { action: 'session.end', record }, async (transaction) => {
    const hasProviderSession = await prepareSingleLogout(transaction, exchange, scope, session)
    await sessions.end(transaction, exchange, session)
    return { result: hasProviderSession }
  })
}
