import { deviceOf } from '@hearthlight/domain/accounts/device'
import type { OwnSession } from '@hearthlight/domain/accounts/own-sessions'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { Session, Subject } from '../../../platform/sessions/session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { namedAdmin } from '../profile/current-user.ts'

type Deps = Pick<AccountDeps, 'db' | 'sessions'>

/** Where the person or member of staff of this session is signed in, here first. */
export function listOwnSessions({ db, sessions }: Deps, scope: Scope, current: Session) {
  return inPartner(db, scope, async (partnerDb) => {
    const all = await sessions.list(partnerDb, scope.partnerId, current.subject)
    const hereFirst = all.toSorted((a, b) => Number(b.id === current.id) - Number(a.id === current.id))
    const shown = []
    for (const session of hereFirst) {
      const attributes = await toOwnSession(partnerDb, scope, session, current)
      shown.push({ id: session.id, type: 'own_session' as const, attributes })
    }
    return shown
  })
}

async function toOwnSession(
  db: PartnerDb,
  scope: Scope,
  session: Session,
  current: Session,
): Promise<OwnSession> {
  const admin = session.onBehalfBy === null ? null : await namedAdmin(db, scope, session.onBehalfBy)
  return {
    ...deviceOf(session.userAgent),
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    is_current: session.id === current.id,
    acting_admin: admin?.name ?? null,
  }
}

/** Ends another session of the same owner; anybody else's is not found. */
export function endOwnSession(deps: Deps, scope: Scope, current: Session, id: string): Promise<void> {
  return endOne(deps, scope, { type: scope.actor.kind, id: actorId(scope.actor) ?? '' }, current.subject, id)
}

/** By staff: one session of a person ends. */
export const endSessionOf = (deps: Deps, scope: Scope, subject: Subject, id: string): Promise<void> =>
  endOne(deps, scope, { type: 'user', id: subject.id }, subject, id)

const endOne = (
  deps: Deps,
  scope: Scope,
  record: { readonly type: string; readonly id: string },
  subject: Subject,
  id: string,
): Promise<void> =>
  change(deps.db, scope, { action: 'session.end', record }, async (db) => {
    if (!(await deps.sessions.endOne(db, scope.partnerId, subject, id))) throw new Problem('shared.not-found')
    return { result: undefined, after: { session: id } }
  })

/** By staff or by the person's provider: every session of a person ends. Answers how many. */
export function endSessionsOf(deps: Deps, scope: Scope, subject: Subject): Promise<number> {
  const record = { type: 'user', id: subject.id }
  return change(deps.db, scope, { action: 'session.end-all', record }, async (db) => {
    const ended = await deps.sessions.endAll(db, scope.partnerId, subject)
    return { result: ended, after: { ended } }
  })
}
