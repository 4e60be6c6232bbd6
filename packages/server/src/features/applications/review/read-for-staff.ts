import { settleRules } from '@hearthlight/domain/applications/settle-rules'
import type { StaffAnswer, StaffApplication } from '@hearthlight/domain/applications/staff-application'
import { waitsForApplicant } from '@hearthlight/domain/applications/statuses'
import { addressOf, homeName } from '@hearthlight/domain/buildings/home-address'
import { contactName } from '@hearthlight/domain/contacts/contact-questions'
import { Problem } from '@hearthlight/domain/shared/problem'
import { asStaffReader } from '../../../platform/access/access.ts'
import { withheldFrom } from '../../../platform/access/restricted.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication, findApplicant } from '../find-application-store.ts'
import { messagesOf } from '../messages/messages.ts'
import { listColleagues, listNotes } from '../messages/note-store.ts'
import { mayCorrect } from '../moves/correct-amount.ts'
import { findWaiting } from '../moves/waiting-approval-store.ts'
import { listReviewers } from '../queue/queue-rules-store.ts'
import { listRequests } from '../request-store.ts'
import { listNamedStatuses } from '../status-store.ts'
import { acceptedDocuments } from './accepted-document-store.ts'
import { listFindings } from './finding-store.ts'
import type { Reviewed, ReviewRules } from './review-contract.ts'
import { kindOf, moneyIn } from './review-of-kind.ts'
import { findApplicantDetails, findDates, listOthers } from './staff-application-store.ts'

/** An application of whichever person with all that staff work with; restricted answers without their content. */
export async function readForStaff(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
): Promise<StaffApplication> {
  const application = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (application === undefined) throw new Problem('shared.not-found')
  const canned_texts = await cannedTexts(deps, scope, application)
  const { contactId, ...reviewed } = await kindOf(deps, application).read(scope, application)
  return inPartner(deps.db, scope, async (db) => {
    const rules = await rulesIn(deps, db, scope, application)
    return {
      ...(await present(deps, db, scope, application, rules)),
      ...reviewed,
      canned_texts,
      contact: await contactOf(deps, db, scope, application, contactId),
      reviewer_id: application.assigned_to,
      reviewers: await listReviewers(db, scope),
      eligibility: settleRules(reviewed.eligibility.trace, await listFindings(db, scope, id)),
      answers: reviewed.answers.map((answer) => withheld(scope, answer)),
    }
  })
}

/** The content of one restricted answer. That it was read stands in the audit log. */
export async function readRestricted(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  itemId: string,
): Promise<StaffAnswer> {
  const application = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (application === undefined) throw new Problem('shared.not-found')
  const { answers } = await kindOf(deps, application).read(scope, application)
  const answer = answers.find(({ item_id }) => item_id === itemId)
  if (!answer?.is_restricted) throw new Problem('shared.not-found')
  const record = { type: 'application', id, of: application.building_id }
  return await change(deps.db, scope, { action: 'application.read-restricted', record }, async () => ({
    result: { ...answer, message: null },
    after: { item_id: itemId },
  }))
}

const withheld = (scope: Scope, answer: Reviewed['answers'][number]): StaffAnswer =>
  answer.is_restricted
    ? { ...answer, content: null, history: [], message: withheldFrom(scope) }
    : { ...answer, message: null }

async function present(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  rules: ReviewRules,
): Promise<
  Omit<StaffApplication, keyof Reviewed | 'canned_texts' | 'contact' | 'reviewer_id' | 'reviewers'>
> {
  const { id, user_id, status } = application
  const { name, statusName, statuses, moves, asked } = rules
  return {
    number: application.number,
    revision: application.revision,
    kind: application.kind,
    name,
    program_version: application.program_version,
    status,
    status_name: statusName(status),
    waits_for_applicant: waitsForApplicant(statuses, status),
    ...(await findDates(db, scope, id)),
    limits: await kindOf(deps, application).limits(db, scope, application),
    waiting_approval: await waitingOf(db, scope, id),
    may_correct: await mayCorrect(deps, db, scope, application, rules),
    is_to_be_paid: moneyIn(rules, application) === 'committed',
    applicant: await findApplicantDetails(db, scope, user_id),
    home: await homeOf(deps, db, scope, application),
    upload_items: [...asked.upload],
    documents: await documentsOf(deps, db, scope, id, asked.upload),
    step_items: [...asked.step],
    answer_by: application.answer_by,
    requests: (await listRequests(db, scope, id)).map(({ created_at, done_at, ...request }) => ({
      name: asked[request.kind].find((item) => item.id === request.item_id)?.name ?? '',
      ...request,
      created_at: created_at.toISOString(),
      is_done: done_at !== null,
    })),
    timeline: (await listNamedStatuses(db, scope, id)).map(({ at, by_kind, by_name, message, ...line }) => ({
      at: at.toISOString(),
      by: by_name ?? '',
      side: by_kind === 'user' ? 'applicant' : by_kind === 'system' ? 'system' : 'staff',
      status: statusName(line.status),
      message,
    })),
    moves: moves.map((move) => ({ ...move, name: statusName(move.code) })),
    notes: (await listNotes(db, scope, id)).map(({ by_name, mentions, created_at, ...note }) => ({
      id: note.id,
      by: by_name,
      content: note.content,
      created_at: created_at.toISOString(),
      mentions: mentions.map((colleague) => colleague.name),
    })),
    colleagues: (await listColleagues(db, scope)).map((colleague) => ({
      id: colleague.id,
      name: colleague.name,
    })),
    ...(await messagesOf(db, scope, id, 'staff')),
    also: await listOthers(db, scope, application),
  }
}

/** By the fields that the partner asks of a contact. */
async function contactOf(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  { user_id }: FoundApplication,
  contactId: string | null,
): Promise<StaffApplication['contact']> {
  const fields = await deps.contactOf(db, scope, user_id, contactId)
  if (fields === undefined) return null
  const first = (wanted: 'EMAIL' | 'PHONE') =>
    scope.partner.config.settings.contact_fields
      .filter(({ type }) => type === wanted)
      .map(({ name }) => fields[name] ?? '')
      .find((value) => value !== '') ?? null
  const name = contactName(Object.entries(fields).map(([field, value]) => ({ name: field, value })))
  return { name, email: first('EMAIL'), phone: first('PHONE') }
}

/** Chosen by names that the reader understands, written in what the applicant reads. */
async function cannedTexts(
  deps: ApplicationDeps,
  scope: Scope,
  { user_id }: FoundApplication,
): Promise<StaffApplication['canned_texts']> {
  const { request_texts } = scope.partner.config.settings
  if (request_texts.length === 0) return []
  const { language } = await inPartner(deps.db, scope, (db) => findApplicant(db, scope, user_id))
  const read = (await deps.settingsIn(scope, language)).request_texts
  return request_texts.map(({ name, text }, index) => ({ name, text: read[index]?.text ?? text }))
}

async function waitingOf(
  db: PartnerDb,
  scope: Scope,
  id: string,
): Promise<StaffApplication['waiting_approval']> {
  const waiting = await findWaiting(db, scope, id)
  if (waiting === undefined) return null
  const { to_status: to, by_name: by, by_id, created_at, message: _message, ...rest } = waiting
  return { ...rest, to, by, is_own: by_id === actorId(scope.actor), created_at: created_at.toISOString() }
}

async function homeOf(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  { user_id, building_id }: FoundApplication,
): Promise<StaffApplication['home']> {
  const building = await deps.buildingOf(db, asStaffReader(scope, user_id), building_id)
  const { construction_year, floor_area, extra_info } = building
  return {
    id: building_id,
    name: homeName({ ...building, building_name: extra_info.building_name }),
    address: addressOf(building),
    construction_year: construction_year ?? null,
    floor_area: floor_area ?? null,
  }
}

async function documentsOf(
  { documents, restrictedOf }: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  id: string,
  items: ReviewRules['asked']['upload'],
): Promise<StaffApplication['documents']> {
  const acceptedBy = await acceptedDocuments(db, scope, id)
  const { isDocument } = await restrictedOf(db, scope, [id])
  return (await documents.listOfApplication(db, scope, id)).map((document) => {
    const item = items.find((each) => each.id === document.item_id)?.name ?? ''
    const is_restricted = isDocument({ application: id, code: document.item_id })
    return {
      ...document,
      // The name of a file may tell what is in it.
      ...(is_restricted && { name: item }),
      item,
      accepted_by: acceptedBy(document),
      is_restricted,
      message: is_restricted ? withheldFrom(scope) : null,
    }
  })
}
