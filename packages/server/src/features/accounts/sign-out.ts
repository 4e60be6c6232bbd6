import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Db } from '../../platform/database/schema.ts'
import { actorId, type Scope } from '../../platform/scope.ts'
import { sessionOf } from '../../platform/sessions/current-session.ts'
import type { Exchange } from '../../platform/sessions/sessions.ts'
import type { AccountDeps } from './account-deps.ts'
import { prepareSingleLogout } from './single-sign-on/prepare-single-logout.ts'

/** Ends the session of this request; answers whether a provider's session remains. Signing out twice is no mistake. */
export async function signOut(
  { db, sessions }: Pick<AccountDeps, 'sessions'> & { readonly db: Db },
  exchange: Exchange,
  scope: Scope,
): Promise<boolean> {
  const session = sessionOf(exchange.request)
  if (session === undefined) return false
  return inPartner(db, scope, async (transaction) => {
    await sessions.end(transaction, exchange, session)
    const hasProviderSession = await prepareSingleLogout(transaction, exchange, scope, session)
    await recordAudit(transaction, scope, {
      action: 'session.end',
      record_type: scope.actor.kind,
      record_id: actorId(scope.actor) ?? '',
    })
    return hasProviderSession
  })
}
