import { maskedEmail } from '@hearthlight/domain/accounts/masked-email'
import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { GuestStatus } from '@hearthlight/domain/guests/guest-link'
import { resumeEnds, statusEnds } from '@hearthlight/domain/guests/guest-times'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Person } from '../../platform/person.ts'
import type { Scope } from '../../platform/scope.ts'
import type { GuestDeps } from './guest-deps.ts'
import { asGuest } from './guest-scope.ts'
import { findGuest, type Guest } from './guest-store.ts'
import { type GuestLinkKind, readToken } from './guest-token.ts'

export type OpenedLink = {
  readonly kind: GuestLinkKind
  readonly guest: Guest & { readonly project_id: string }
  readonly person: Person
}

/** What a link of a guest's mail opens. One that was tampered with is refused like one that has ended. */
export async function openGuestLink(deps: GuestDeps, scope: Scope, token: string): Promise<OpenedLink> {
  const read = readToken(deps.secret, scope.partnerId, token)
  if (read === undefined) throw new Problem('guests.link-ended')
  const { guest, person } = await inPartner(deps.db, scope, async (db) => ({
    guest: await findGuest(db, scope, read.guestId),
    person: await deps.findPerson(db, scope, read.guestId),
  }))
  if (guest === undefined || person === undefined || guest.project_id === null)
    throw new Problem('guests.link-ended')
  if (guest.moved_to !== null) throw new Problem('guests.moved')
  if (endOf(read.kind, guest) <= deps.now()) throw new Problem('guests.link-ended')
  return { kind: read.kind, guest: { ...guest, project_id: guest.project_id }, person }
}

/** What was sent may be handed back for as long as it can be looked at. */
const endOf = (kind: GuestLinkKind, { created_at, submitted_at }: Guest): Date =>
  kind === 'resume' && submitted_at === null ? resumeEnds(created_at) : statusEnds(created_at)

export async function guestStatus(
  deps: GuestDeps,
  scope: Scope,
  { kind, guest, person }: OpenedLink,
): Promise<GuestStatus> {
  const project = await deps.programsOf(scope).project(asGuest(scope, person), guest.project_id)
  const { number, name, status, custom_status_description, timeline, ahead, promise, do_not_buy_yet } =
    project
  const { asked, answer_by } = project
  const is_open = !isLocked(project)
  return {
    number,
    name,
    status,
    custom_status_description,
    timeline,
    ahead,
    promise,
    do_not_buy_yet,
    asked,
    answer_by,
    project_id: guest.project_id,
    submitted_at: project.submitted_at,
    email: maskedEmail(person.email),
    is_open,
    may_resume: is_open && kind === 'resume',
    resume_until: endOf('resume', guest).toISOString(),
  }
}
