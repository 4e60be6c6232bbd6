import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { RequestChanges } from '@hearthlight/domain/applications/staff-application'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { applicantMail, rulesIn } from './applicant-mail.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { noteMove, setRequestedEdit } from './application-store.ts'
import { NOTHING_TO_PAY } from './change-status.ts'
import { type FoundApplication, findAnyApplication } from './find-application-store.ts'
import { mustBeCurrent } from './must-be-current.ts'
import { insertRequests } from './request-store.ts'
import type { ReviewRules } from './reviewed.ts'

/** Asks the person for other answers or documents once more, and tells them by mail. */
export async function requestChanges(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  { requests, answer_by, revision }: RequestChanges,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const what = { action: 'application.request', record: { type: 'application', id, of: found.building_id } }
  await change(deps.db, scope, what, async (db) => {
    const application = await mustBeCurrent(db, scope, id, revision)
    const rules = await rulesIn(deps, db, scope, application)
    const status = mustBeAskable(rules, application, requests)
    refusePast(deps, scope, answer_by)
    const at = deps.now()
    const message = messageOf(requests)
    await insertRequests(db, scope, id, requests, { at, by: scope.actor })
    await setRequestedEdit(db, scope, id, message, answer_by)
    if (rules.locks(status) === false) await noteMove(db, scope, id, { locked_in_portal: 'no' })
    await deps.changeStatus(db, scope, id, { status, at, by: scope.actor, message }, NOTHING_TO_PAY)
    const mail = await applicantMail(deps, db, scope, application, {
      ...{ kind: 'requested', requests, answer_by: answer_by ?? application.answer_by ?? undefined },
    })
    await deps.sendMail(db, scope, mail)
    return { result: undefined, after: { requests, ...(answer_by !== undefined && { answer_by }) } }
  })
}

/** The status in which the applicant is asked. Refuses what cannot be asked, or not of this application. */
export function mustBeAskable(
  rules: ReviewRules,
  application: FoundApplication,
  requests: RequestChanges['requests'],
): string {
  // A status of a program locks the portal by itself; any other lock stands.
  if (rules.locks(application.status) === undefined && isLocked(application))
    throw new Problem('applications.locked')
  refuseUnknown(rules, requests)
  return askedStatus(rules, application.status)
}

/** Nobody can answer by a day that is over. */
function refusePast({ now }: ApplicationDeps, { partner }: Scope, answerBy: string | undefined): void {
  if (answerBy === undefined || answerBy >= dayIn(partner.config.time_zone, now())) return
  const message = 'applications:problem.answer-by-past'
  throw new Problem('applications.answer-by-past', { fields: [{ pointer: '/answer_by', message }] })
}

const messageOf = (requests: RequestChanges['requests']): string =>
  requests.map(({ content }) => content).join('\n\n')

/** More can be asked of who has the turn already. */
function askedStatus({ moves, waits }: ReviewRules, status: string): string {
  const to = waits ? status : moves.find(({ asks }) => asks)?.code
  if (to === undefined) throw new Problem('applications.cannot-move')
  return to
}

/** Only what the incentive or program asks for can be asked for again. */
function refuseUnknown({ asked }: ReviewRules, requests: RequestChanges['requests']): void {
  const fields = requests.flatMap(({ kind, item_id }, index) =>
    asked[kind].some(({ id }) => id === item_id)
      ? []
      : [{ pointer: `/requests/${index}/item_id`, message: 'shared:validation.option' }],
  )
  if (fields.length > 0) throw new Problem('shared.invalid-form', { fields })
}
