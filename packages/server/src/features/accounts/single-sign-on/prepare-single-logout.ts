import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { Exchange } from '../../../platform/sessions/sessions.ts'
import { newKey, setKey } from './browser-cookie.ts'
import { markForLogout } from './sso-session-store.ts'

/** Before our session goes: this browser alone may still ask the provider to end its own. */
export async function prepareSingleLogout(
  db: PartnerDb,
  { request, reply }: Exchange,
  scope: Pick<Scope, 'partnerId'>,
  session: Pick<Session, 'id'>,
): Promise<boolean> {
  const key = newKey()
  const hasProviderSession = await markForLogout(db, scope, session.id, key)
  if (hasProviderSession) setKey(request, reply, 'logout', key)
  return hasProviderSession
}
