import type { GuestDetails } from '@hearthlight/domain/guests/guest-details'
import { guestFields } from '@hearthlight/domain/guests/guest-fields'
import { features } from '@hearthlight/domain/partner/features'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Person } from '../../platform/person.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import { validateFields } from '../../platform/validate-fields.ts'
import type { GuestDeps } from './guest-deps.ts'
import { sendGuestMail } from './guest-mails.ts'
import { asGuest } from './guest-scope.ts'
import { countStarted, insertGuest, lockStarts, setProject } from './guest-store.ts'

type StartedGuest = { readonly person: Person; readonly projectId: string }

/** Whoever else's address is typed in gets no more mails than these. */
const STARTS_A_DAY = 10
const DAY_MS = 86_400_000

/** Makes a guest and begins their application; the mail with its two links is on its way. */
export async function startGuest(
  deps: GuestDeps,
  scope: Scope,
  { program_id, user, proof }: GuestDetails,
  site: string,
): Promise<StartedGuest> {
  const allowed = features(scope.partner.config, null)
  if (!allowed.guests) throw new Problem('shared.not-found')
  const program = await openProgram(deps, scope, program_id)
  const section = scope.partner.config.settings.sections.user_details
  const refusal = { missing: 'accounts.missing-fields', invalid: 'guests.refused' } as const
  validateFields(scope, guestFields(section, allowed), user, { under: 'user', ...refusal })
  await inPartner(deps.db, scope, (db) => mustBeFew(db, scope, user.email, deps.now()))
  if (allowed.captcha) await requireHuman(deps, scope, proof)
  const made = await makeGuest(deps, scope, user, program)
  return beginApplication(deps, scope, program, { ...made, site })
}

async function openProgram(deps: GuestDeps, scope: Scope, id: string): Promise<ProgramOffer> {
  const programs = await deps.programsOf(scope).publicPrograms(scope)
  const program = programs.find((each) => each.id === id)
  if (program === undefined) throw new Problem('shared.not-found')
  if (!program.is_open) throw new Problem('programs.not-open')
  return program
}

async function mustBeFew(db: PartnerDb, scope: Scope, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  if ((await countStarted(db, scope, email, since)) >= STARTS_A_DAY) throw new Problem('guests.too-many')
}

/** Last of all checks, so that a mistake in the form costs no second proof. The sentence stands at the box too. */
async function requireHuman(deps: GuestDeps, scope: Scope, proof: string | undefined): Promise<void> {
  try {
    await deps.requireProof(scope, proof)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'accounts.not-human') throw error
    const key = problemTextKey(error.code)
    const message = translator(scope.language, scope.partner.config)(key)
    const field = { pointer: '/user/human', message, text: { key, params: {} } }
    throw new Problem(error.code, { fields: [field] })
  }
}

type Made = {
  readonly person: Person
  readonly homeId: string
  readonly contact: { readonly id: string; readonly isComplete: boolean }
}

/** The guest with their home and contact: what every application is about. */
function makeGuest(
  deps: GuestDeps,
  scope: Scope,
  user: GuestDetails['user'],
  program: ProgramOffer,
): Promise<Made> {
  const what = { action: 'guest.create', record: { type: 'user' } }
  return change(deps.db, scope, what, async (db) => {
    // Counted once more: others may have begun at the same moment.
    await lockStarts(db, scope, user.email)
    await mustBeFew(db, scope, user.email, deps.now())
    const { tester_emails } = scope.partner.config.settings
    const isTester = tester_emails.some((email) => email.toLowerCase() === user.email)
    const person = await deps.insertPerson(db, scope, user, isTester ? 'test_guest' : 'guest')
    const { mailing_address: address1, city, region, zip, country } = person
    const homeId = await deps.insertHome(db, scope, person.id, { address1, city, region, zip, country })
    const contact = await deps.insertContact(db, asGuest(scope, person), {
      FirstName: person.first_name,
      LastName: person.last_name,
      Email: person.email,
      MobilePhone: textOf(user['mobile_phone']),
      MailingPostalCode: zip,
    })
    await insertGuest(db, scope, {
      user_id: person.id,
      program_id: program.id,
      program_name: program.effective_program_name,
      answers: withoutPlace(scope, user, person),
      created_at: deps.now(),
    })
    const { email, user_type, consent, subscribed } = person
    const after = { email, user_type, consent, subscribed, home: homeId, contact: contact.id }
    return { result: { person, homeId, contact }, id: person.id, after }
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a partner asked beside what the person, home and contact hold. */
function withoutPlace(scope: Scope, user: GuestDetails['user'], person: Person) {
  const { fields } = scope.partner.config.settings.sections.user_details
  const own = fields.filter(({ name }) => !Object.hasOwn(person, name) && name !== 'mobile_phone')
  return Object.fromEntries(own.flatMap(({ name }) => (user[name] === undefined ? [] : [[name, user[name]]])))
}

/** Outside the transaction that made the guest: programs may be another system's. */
async function beginApplication(
  deps: GuestDeps,
  scope: Scope,
  program: ProgramOffer,
  { person, homeId, contact, site }: Made & { readonly site: string },
): Promise<StartedGuest> {
  const guest = asGuest(scope, person)
  const programs = deps.programsOf(scope)
  const { project_id: projectId } = await programs.createProject(guest, {
    building_id: homeId,
    program_id: program.id,
  })
  if (contact.isComplete) await programs.selectContact(guest, projectId, contact.id)
  const { number } = await programs.project(guest, projectId)
  const record = { type: 'user', id: person.id }
  await change(deps.db, guest, { action: 'guest.start', record }, async (db) => {
    await setProject(db, scope, person.id, projectId)
    const { partnerId } = scope
    await sendGuestMail(deps, db, { partnerId, guestId: person.id, mail: 'started', number, site })
    return { result: undefined, after: { program: program.id, application: projectId } }
  })
  return { person, projectId }
}
