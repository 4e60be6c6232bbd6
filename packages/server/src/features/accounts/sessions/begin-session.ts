import { isGuest } from '@hearthlight/domain/accounts/guest'
import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { one } from '@hearthlight/domain/shared/envelope'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type {
  Exchange,
  Beginning as SessionBeginning,
  StartedSession,
} from '../../../platform/sessions/sessions.ts'
import type { AccountDeps } from '../account-deps.ts'
import { namedAdmin, toCurrentUser } from '../profile/current-user.ts'
import { type User, updateUser } from '../user-store.ts'

export type WayIn =
  | 'password'
  | 'sign-up'
  | 'email-confirmation'
  | 'login-as'
  | 'single-sign-on'
  | 'guest'
  | 'guest-link'

type Beginning = { readonly way: WayIn; readonly acting?: NonNullable<SessionBeginning['acting']> }

/** Signs a person in: a new session, a line in the audit log. */
export function beginSession(
  deps: Pick<AccountDeps, 'db' | 'sessions'>,
  exchange: Exchange,
  scope: Scope,
  user: User,
  { way, acting }: Beginning,
): Promise<StartedSession> {
  const subject = { kind: isGuest(user) ? 'guest' : 'user', id: user.id } as const
  const actor = { kind: 'user', person: user, guest: isGuest(user) } as const
  const by = { ...scope, actor: acting === undefined ? actor : { ...actor, onBehalfBy: acting.adminId } }
  const record = { type: 'user', id: user.id }
  return change(deps.db, by, { action: 'session.begin', record }, async (db) => {
    const result = await deps.sessions.begin(db, exchange, { partnerId: scope.partnerId, subject, acting })
    if (acting !== undefined || user.language === scope.language) return { result, after: { way } }
    // Mails speak the language the person last used here.
    await updateUser(db, scope, user.id, { language: scope.language })
    return { result, before: { language: user.language }, after: { way, language: scope.language } }
  })
}

/** What every way in answers. Only a program that asks for it is shown the token. */
export async function signedInResponse(
  deps: Pick<AccountDeps, 'db' | 'sessions'>,
  exchange: Exchange,
  scope: Scope,
  user: User,
  beginning: Beginning,
) {
  const begun = await beginSession(deps, exchange, scope, user, beginning)
  const { acting } = beginning
  const admin =
    acting === undefined
      ? null
      : await inPartner(deps.db, scope, (db) => namedAdmin(db, scope, acting.adminId))
  const attributes: CurrentUser & { token?: string } = toCurrentUser(user, admin)
  if (exchange.request.headers['service-requester'] === 'api') attributes.token = begun.token
  return { ...one('user', user.id, attributes), meta: { csrf: begun.csrf } }
}
