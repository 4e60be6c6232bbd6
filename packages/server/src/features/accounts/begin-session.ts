import { isGuest } from '@hearthlight/domain/accounts/guest'
import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { one } from '@hearthlight/domain/shared/envelope'
import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Begun, Exchange, Beginning as SessionBeginning } from '../../platform/sessions/sessions.ts'
import type { AccountDeps } from './account-deps.ts'
import { namedAdmin, toCurrentUser } from './current-user.ts'
import { type User, updateUser } from './user-store.ts'

export type WayIn = 'password' | 'sign-up' | 'email-confirmation' | 'login-as' | 'single-sign-on'

type Beginning = { readonly way: WayIn; readonly acting?: NonNullable<SessionBeginning['acting']> }

/** Signs a person in: a new session, a line in the audit log. */
export function beginSession(
  deps: Pick<AccountDeps, 'db' | 'sessions'>,
  exchange: Exchange,
  scope: Scope,
  user: User,
  { way, acting }: Beginning,
): Promise<Begun> {
  const subject = { kind: isGuest(user) ? 'guest' : 'user', id: user.id } as const
  const actor = { kind: 'user', userId: user.id, guest: isGuest(user) } as const
  return inPartner(deps.db, scope, async (db) => {
    const begun = await deps.sessions.begin(db, exchange, {
      partnerId: scope.partnerId,
      subject,
      acting,
    })
    await recordAudit(
      db,
      { ...scope, actor: acting === undefined ? actor : { ...actor, onBehalfBy: acting.adminId } },
      { action: 'session.begin', record_type: 'user', record_id: user.id, after: { way } },
    )
    // Mails speak the language the person last used here.
    if (acting === undefined && user.language !== scope.language)
      await updateUser(db, scope, user.id, { language: scope.language })
    return begun
  })
}

/** What every way in answers. Only a program that asks for it is shown the token. */
export async function signedInAnswer(
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
