import { isAboveBudget } from '@hearthlight/domain/applications/amounts/approval-limits'
import type { DecideSecond } from '@hearthlight/domain/applications/staff-application'
import { formats } from '@hearthlight/domain/partner/formats'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication, findApplicant } from '../find-application-store.ts'
import { keepNote } from '../messages/add-note.ts'
import { listColleagues } from '../messages/note-store.ts'
import { staffOf } from '../review/staff-of.ts'
import { setAmount } from './correct-amount.ts'
import { carryOut, heldLimits } from './move-application.ts'
import { mustBeCurrent } from './must-be-current.ts'
import { findWaiting, settleWaiting } from './waiting-approval-store.ts'

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** The second person confirms an amount that one alone may not approve, or says why not. */
export async function decideSecond(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  waitingId: string,
  { is_confirmed, reason }: DecideSecond,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const record = { type: 'application', id, of: found.building_id }
  await change(deps.db, scope, { action: 'application.decide-second', record }, async (db) => {
    const application = await mustBeCurrent(db, scope, id, undefined)
    const waiting = await findWaiting(db, scope, id)
    if (waiting?.id !== waitingId) throw new Problem('applications.nothing-to-confirm')
    const by = staffOf(scope)
    if (waiting.by_id === by.id) throw new Problem('applications.second-is-first')
    if (!is_confirmed && reason === '')
      throw new Problem('applications.move-incomplete', {
        fields: [{ pointer: '/reason', message: 'shared:validation.required' }],
      })
    await settleWaiting(db, scope, waitingId, is_confirmed ? 'confirmed' : 'refused', { by, at: deps.now() })
    if (is_confirmed) await confirm(deps, db, scope, application, waiting)
    else await tellFirst(deps, db, scope, application, waiting, reason)
    const { amount, to_status } = waiting
    return { result: undefined, after: { is_confirmed, amount, to_status, first: waiting.by_name } }
  })
}

async function confirm(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  { amount, to_status, message }: Waiting,
): Promise<void> {
  if (isAboveBudget(amount, await heldLimits(deps, db, scope, application)))
    throw new Problem('applications.above-budget')
  if (to_status === application.status) return setAmount(deps, db, scope, application, amount)
  const { language } = await findApplicant(db, scope, application.user_id)
  const rules = await rulesIn(deps, db, scope, application, language)
  await carryOut(deps, db, scope, application, { move: { to: to_status, message }, rules, amount })
}

/** What is not confirmed stands in a note, which the first is told of. */
async function tellFirst(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  { amount, by_id }: Waiting,
  reason: string,
): Promise<void> {
  const { money } = formats(scope.partner.config, scope.language)
  const content = translator(scope.language, scope.partner.config)('applications:not_confirmed', {
    amount: money(Number(amount), 2),
    reason,
  })
  const first = (await listColleagues(db, scope)).filter(({ id }) => id === by_id)
  await keepNote(deps, db, scope, application, content, first)
}
