import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { mustTransit } from '@hearthlight/domain/applications/must-transit'
import type { RequestChanges } from '@hearthlight/domain/applications/staff-application'
import { transitionFrom } from '@hearthlight/domain/applications/transition-event'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication } from '../find-application-store.ts'
import type { ReviewRules } from '../review/review-contract.ts'
import { type Happening, transit } from '../transition/transit.ts'
import { mustBeCurrent } from './must-be-current.ts'

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
    mustBeAskable(rules, application, requests)
    refusePast(deps, scope, answer_by)
    const message = messageOf(requests)
    const told = { message, asked: { requests, message, answer_by } }
    await transit(deps, db, scope, application, rules.statuses, ASKED, told)
    return { result: undefined, after: { requests, ...(answer_by !== undefined && { answer_by }) } }
  })
}

const ASKED: Happening = { event: { kind: 'ask' }, actor: 'reviewer' }

/** Refuses what cannot be asked, or not of this application. */
export function mustBeAskable(
  rules: ReviewRules,
  application: FoundApplication,
  requests: RequestChanges['requests'],
): void {
  // A status of a program locks the portal by itself; any other lock stands.
  if (!rules.statuses.lock && isLocked(application)) throw new Problem('applications.locked')
  refuseUnknown(rules, requests)
  mustTransit(rules.statuses, transitionFrom(application), ASKED.event, ASKED.actor)
}

/** Nobody can answer by a day that is over. */
function refusePast({ now }: ApplicationDeps, { partner }: Scope, answerBy: string | undefined): void {
  if (answerBy === undefined || answerBy >= dayIn(partner.config.time_zone, now())) return
  const message = 'applications:problem.answer-by-past'
  throw new Problem('applications.answer-by-past', { fields: [{ pointer: '/answer_by', message }] })
}

const messageOf = (requests: RequestChanges['requests']): string =>
  requests.map(({ content }) => content).join('\n\n')

/** Only what the incentive or program asks for can be asked for again. */
function refuseUnknown({ asked }: ReviewRules, requests: RequestChanges['requests']): void {
  const fields = requests.flatMap(({ kind, item_id }, index) =>
    asked[kind].some(({ id }) => id === item_id)
      ? []
      : [{ pointer: `/requests/${index}/item_id`, message: 'shared:validation.option' }],
  )
  if (fields.length > 0) throw new Problem('shared.invalid-form', { fields })
}
