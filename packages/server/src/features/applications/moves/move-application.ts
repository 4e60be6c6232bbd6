import {
  type ApprovalLimits,
  needsSecond,
  type SecondReason,
} from '@hearthlight/domain/applications/amounts/approval-limits'
import { settleRules } from '@hearthlight/domain/applications/settle-rules'
import type { MoveApplication } from '@hearthlight/domain/applications/staff-application'
import {
  type MoveFacts,
  NO_LIMITS,
  refusalToMove,
  type StatusMove,
} from '@hearthlight/domain/applications/staff-moves'
import { moveToPaid } from '@hearthlight/domain/applications/statuses'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication, findApplicant } from '../find-application-store.ts'
import { insertNote } from '../messages/note-store.ts'
import { listFindings } from '../review/finding-store.ts'
import type { ReviewRules } from '../review/review-contract.ts'
import { kindOf } from '../review/review-of-kind.ts'
import { staffOf } from '../review/staff-of.ts'
import type { Paid } from '../transition/carry-out.ts'
import { mustNotBeInBatch } from '../transition/must-not-be-in-batch.ts'
import { transit } from '../transition/transit.ts'
import { mustBeCurrent } from './must-be-current.ts'
import { insertWaiting } from './waiting-approval-store.ts'

type Move = Omit<MoveApplication, 'revision'> & Partial<Pick<MoveApplication, 'revision'>>

/** Who moves it: payments, where it is paid, or a reviewer, who decides alone where nobody can be asked. */
type Way = { readonly paid?: Paid; readonly isAlone?: boolean }

/**
 * Moves an application by the moves its program lets staff make, and tells the applicant. What was worked out for it is
 * read before, since that may take its time; who else changed it meanwhile is noticed by the revision. An amount that one
 * alone may not approve waits for a second person, and the application where it is.
 */
export async function moveApplication(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  move: Move,
  { paid, isAlone = false }: Way = {},
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const facts = await moveFacts(deps, scope, found, move.to)
  const what = { action: 'application.move', record: { type: 'application', id, of: found.building_id } }
  await change(deps.db, scope, what, async (db) => {
    const application = await mustBeCurrent(db, scope, id, move.revision)
    const { language } = await findApplicant(db, scope, application.user_id)
    const rules = await rulesIn(deps, db, scope, application, language)
    const moves = movesBy(rules, application, paid)
    const amount = move.amount ?? facts.amount
    const limits = isApproval(moves, move) ? await limitsFor(deps, db, scope, application, amount) : NO_LIMITS
    refuseMove(moves, move, { ...facts, limits })
    const before = { status: application.status }
    const why = whySecond(amount, limits)
    if (amount !== null && why !== null) {
      if (isAlone) throw new Problem('applications.needs-second')
      const { to: to_status, message = '', reason = '' } = move
      await askSecond(deps, db, scope, id, { to_status, amount, why, reason, message })
      return { result: undefined, before, after: { ...before, waits_for_second: { to_status, amount, why } } }
    }
    await carryOut(deps, db, scope, application, { move, rules, paid, amount })
    return { result: undefined, before, after: { status: move.to } }
  })
}

/** What bounds an approval, while nobody else approves from the same budget. */
export async function heldLimits(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
): Promise<ApprovalLimits> {
  const kind = kindOf(deps, application)
  await kind.holdBudget(db, scope, application)
  return kind.limits(db, scope, application)
}

const movesBy = (
  { statuses, moves }: ReviewRules,
  { status }: FoundApplication,
  paid: Paid | undefined,
): readonly StatusMove[] => (paid === undefined ? moves : [moveToPaid(statuses, status) ?? []].flat())

const whySecond = (amount: string | null, limits: ApprovalLimits): SecondReason | null =>
  amount === null ? null : needsSecond(amount, limits)

const isApproval = (moves: readonly StatusMove[], { to }: Move): boolean =>
  moves.some(({ code, money }) => code === to && money === 'committed')

/** The same of an amount that its payment can still become. */
async function limitsFor(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  amount: string | null,
): Promise<ApprovalLimits> {
  if (amount !== null) await mustNotBeInBatch(deps, db, scope, application.id, amount)
  return heldLimits(deps, db, scope, application)
}

/** Keeps an approval until a second person has decided; why the first would approve it is a note at once. */
export async function askSecond(
  { now }: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  id: string,
  waiting: Parameters<typeof insertWaiting>[3],
): Promise<void> {
  const at = now()
  await insertWaiting(db, scope, id, waiting, { by: staffOf(scope), at })
  await keepReason(db, scope, id, waiting, at)
}

type Moving = {
  readonly move: Move
  readonly rules: ReviewRules
  readonly paid?: Paid | undefined
  readonly amount: string | null
}

/** The status with all that goes with it. What is approved is to be paid, or first to be shown to be done. */
export async function carryOut(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  { move, rules, paid, amount }: Moving,
): Promise<void> {
  const { to, message } = move
  const { statuses, approvalAsks } = rules
  const asks = statuses.factsOf(to)?.money === 'committed' ? approvalAsks : null
  const event = { kind: 'move', to, amount, asksNext: asks !== null } as const
  const actor = paid === undefined ? 'reviewer' : 'payments'
  await transit(deps, db, scope, application, statuses, { event, actor }, { message, paid })
  await keepReason(db, scope, application.id, move, deps.now())
  if (asks === null) return
  // Approved, the applicant has the turn: what the payment needs exists once the work is done.
  const asking = { event: { kind: 'ask', to: asks.status }, actor: 'system' } as const
  const told = { message: asks.message, asked: asks }
  await transit(deps, db, scope, { ...application, status: to }, statuses, asking, told)
}

/** Refuses what one alone could not do by `moveApplication`, and changes nothing. */
export async function mustBeMovable(
  deps: ApplicationDeps,
  scope: Scope,
  application: FoundApplication,
  move: Move,
): Promise<void> {
  const facts = await moveFacts(deps, scope, application, move.to)
  const { moves } = await inPartner(deps.db, scope, (db) => rulesIn(deps, db, scope, application))
  refuseMove(moves, move, facts)
  const amount = move.amount ?? facts.amount
  if (whySecond(amount, facts.limits) !== null) throw new Problem('applications.needs-second')
}

function refuseMove(moves: readonly StatusMove[], move: Move, facts: MoveFacts): void {
  const refusal = refusalToMove(moves, move, facts)
  if (refusal !== null) throw new Problem(refusal.code, { fields: refusal.fields })
}

/** Only an approval needs to know what was worked out and what bounds it. */
export async function moveFacts(
  deps: ApplicationDeps,
  scope: Scope,
  application: FoundApplication,
  to: string,
): Promise<MoveFacts> {
  const { moves } = await inPartner(deps.db, scope, (db) => rulesIn(deps, db, scope, application))
  if (moves.find(({ code }) => code === to)?.money !== 'committed')
    return { openRules: 0, amount: null, limits: NO_LIMITS }
  const kind = kindOf(deps, application)
  const { eligibility, amount } = await kind.read(scope, application)
  const findings = await inPartner(deps.db, scope, (db) => listFindings(db, scope, application.id))
  const { trace } = settleRules(eligibility.trace, findings)
  return {
    openRules: trace.filter(({ outcome }) => outcome !== 'met').length,
    amount: amount.total,
    limits: await inPartner(deps.db, scope, (db) => kind.limits(db, scope, application)),
  }
}

export async function keepReason(
  db: ChangeDb,
  scope: Scope,
  id: string,
  { reason = '' }: { readonly reason?: string | undefined },
  at: Date,
): Promise<void> {
  if (reason === '' || scope.actor.kind === 'system') return
  await insertNote(db, scope, id, { content: reason, mentions: [] }, { by: staffOf(scope), at })
}
