import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Person } from '../../platform/person.ts'
import type { Scope } from '../../platform/scope.ts'
import type { GuestDeps } from './guest-deps.ts'
import { listUnmoved, lockGuest, setMoved } from './guest-store.ts'
import type { OpenedLink } from './open-guest-link.ts'

type Moving = Pick<GuestDeps, 'endSessions' | 'keepsApplications' | 'moveOwned'>
type Owner = Pick<Person, 'id' | 'email'>

/** Whoever has proved that an address is theirs has what was begun with it before. */
export async function moveGuestsTo(deps: Moving, db: PartnerDb, scope: Scope, owner: Owner): Promise<void> {
  if (!deps.keepsApplications(scope)) return
  for (const guestId of await listUnmoved(db, scope, owner.email)) await move(deps, db, scope, guestId, owner)
}

/** The application that a link opened moves to the account of who is signed in. */
export async function moveLinked(
  deps: GuestDeps,
  scope: Scope,
  { guest, person }: OpenedLink,
): Promise<string> {
  const { actor } = scope
  if (actor.kind !== 'user') throw new Problem('shared.no-session')
  const isTheirs = actor.person.email === person.email && actor.person.email_confirmed_at !== null
  if (!isTheirs || !deps.keepsApplications(scope)) throw new Problem('guests.other-email')
  await move(deps, deps.db, scope, guest.user_id, actor.person)
  return guest.project_id
}

/** The guest stays as who did what until then; what they had is the account's, and no session of theirs lives on. */
const move = (
  { endSessions, moveOwned }: Moving,
  db: PartnerDb | GuestDeps['db'],
  scope: Scope,
  guestId: string,
  owner: Owner,
): Promise<void> =>
  change(db, scope, { action: 'guest.move', record: { type: 'user', id: guestId } }, async (changeDb) => {
    const guest = await lockGuest(changeDb, scope, guestId)
    if (guest === undefined || guest.moved_to !== null) return { result: undefined, before: {}, after: {} }
    await moveOwned(changeDb, scope, { from: guestId, to: owner.id })
    await setMoved(changeDb, scope, guestId, owner.id)
    await endSessions(changeDb, scope, guestId)
    return { result: undefined, after: { moved_to: owner.id, application: guest.project_id } }
  })
