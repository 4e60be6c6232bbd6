import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { HomeScope } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { GuestDeps } from './guest-deps.ts'
import { sendGuestMail } from './guest-mails.ts'
import { markSubmitted } from './guest-store.ts'

/**
 * Notes that a guest has handed in their application. Where another system keeps it, they are mailed its number and the
 * link to follow it, once; ours sends a copy of what it was given.
 */
export async function noteSubmitted(
  deps: GuestDeps,
  scope: HomeScope,
  projectId: string,
  site: string,
): Promise<void> {
  if (scope.actor.kind !== 'user' || !scope.actor.guest) return
  const project = await deps.programsOf(scope).project(scope, projectId)
  if (!isLocked(project)) return
  const { partnerId } = scope
  const guestId = scope.actor.person.id
  const record = { type: 'user', id: guestId }
  await change(deps.db, scope, { action: 'guest.submit', record }, async (db) => {
    if (!(await markSubmitted(db, scope, guestId, deps.now())))
      return { result: undefined, before: {}, after: {} }
    const { number } = project
    if (!deps.keepsApplications(scope))
      await sendGuestMail(deps, db, { partnerId, guestId, mail: 'submitted', number, site })
    return { result: undefined, after: { application: projectId } }
  })
}
