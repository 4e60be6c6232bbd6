import { settleRules } from '@hearthlight/domain/applications/settle-rules'
import type { MoveApplication } from '@hearthlight/domain/applications/staff-application'
import { type MoveFacts, refusalToMove, type StatusMove } from '@hearthlight/domain/applications/staff-moves'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { applicantMail, rulesIn } from './applicant-mail.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { noteMove, setRequestedEdit } from './application-store.ts'
import { staffOf } from './by-staff.ts'
import { NOTHING_TO_PAY, type Paid } from './change-status.ts'
import { type FoundApplication, findAnyApplication, findApplicant } from './find-application-store.ts'
import { listFindings } from './finding-store.ts'
import { mustBeCurrent } from './must-be-current.ts'
import { insertNote } from './note-store.ts'
import { clearRequests, insertRequests } from './request-store.ts'
import { kindOf } from './review-rules.ts'
import type { ApprovalAsks, ReviewRules } from './reviewed.ts'

type Move = Omit<MoveApplication, 'revision'> & Partial<Pick<MoveApplication, 'revision'>>

/**
 * Moves an application by the moves its program lets staff make, and tells the applicant. What was worked out for it is
 * read before, since that may take its time; who else changed it meanwhile is noticed by the revision.
 */
export async function moveApplication(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  move: Move,
  paid: Paid = {},
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const facts = await moveFacts(deps, scope, found, move.to)
  const what = { action: 'application.move', record: { type: 'application', id, of: found.building_id } }
  await change(deps.db, scope, what, async (db) => {
    const application = await mustBeCurrent(db, scope, id, move.revision)
    const { language } = await findApplicant(db, scope, application.user_id)
    const rules = await rulesIn(deps, db, scope, application, language)
    refuseMove(rules.moves, move, facts)
    const amount = move.amount ?? facts.amount
    await carryOut(deps, db, scope, application, { move, rules, paid, amount })
    const mail = await applicantMail(deps, db, scope, application, {
      ...{ kind: 'moved', to: move.to, message: move.message ?? '', amount },
    })
    await deps.sendMail(db, scope, mail)
    return { result: undefined, before: { status: application.status }, after: { status: move.to } }
  })
}

type Moving = {
  readonly move: Move
  readonly rules: ReviewRules
  readonly paid: Paid
  readonly amount: string | null
}

/** The status with all that goes with it. What is approved is to be paid, or first to be shown to be done. */
async function carryOut(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  { id }: FoundApplication,
  { move, rules, paid, amount }: Moving,
): Promise<void> {
  const at = deps.now()
  const money = rules.moves.find(({ code }) => code === move.to)?.money ?? null
  const isApproved = money === 'committed'
  const asks = isApproved ? rules.approvalAsks : null
  const line = { status: move.to, at, by: scope.actor, ...(move.message && { message: move.message }) }
  await deps.changeStatus(db, scope, id, line, asks === null ? { ...paid, money, amount } : NOTHING_TO_PAY)
  if (rules.waits) await clearRequests(db, scope, id, at)
  const isLocked = rules.locks(move.to)
  await noteMove(db, scope, id, {
    ...(isLocked !== undefined && { locked_in_portal: isLocked ? 'yes' : 'no' }),
    ...(isApproved && amount !== null && { approved_amount: amount }),
  })
  await keepReason(db, scope, id, move, at)
  if (asks !== null) await askForPayment(deps, db, scope, id, asks, at)
}

/** Approved, the applicant has the turn: what the payment needs exists once the work is done. */
async function askForPayment(
  { changeStatus }: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  id: string,
  { status, requests, message }: ApprovalAsks,
  at: Date,
): Promise<void> {
  await insertRequests(db, scope, id, requests, { at, by: scope.actor })
  await setRequestedEdit(db, scope, id, message)
  await changeStatus(db, scope, id, { status, at, by: { kind: 'system' }, message }, NOTHING_TO_PAY)
}

/** Refuses what `moveApplication` would refuse, and changes nothing. */
export async function mustBeMovable(
  deps: ApplicationDeps,
  scope: Scope,
  application: FoundApplication,
  move: Move,
): Promise<void> {
  const facts = await moveFacts(deps, scope, application, move.to)
  const { moves } = await inPartner(deps.db, scope, (db) => rulesIn(deps, db, scope, application))
  refuseMove(moves, move, facts)
}

function refuseMove(moves: readonly StatusMove[], move: Move, facts: MoveFacts): void {
  const refusal = refusalToMove(moves, move, facts)
  if (refusal !== null) throw new Problem(refusal.code, { fields: refusal.fields })
}

/** Only an approval needs to know what was worked out. */
export async function moveFacts(
  deps: ApplicationDeps,
  scope: Scope,
  application: FoundApplication,
  to: string,
): Promise<MoveFacts> {
  const { moves } = await inPartner(deps.db, scope, (db) => rulesIn(deps, db, scope, application))
  if (moves.find(({ code }) => code === to)?.money !== 'committed') return { openRules: 0, amount: null }
  const { eligibility, amount } = await kindOf(deps, application).read(scope, application)
  const findings = await inPartner(deps.db, scope, (db) => listFindings(db, scope, application.id))
  const { trace } = settleRules(eligibility.trace, findings)
  return {
    openRules: trace.filter(({ outcome }) => outcome !== 'met').length,
    amount: amount.total,
  }
}

async function keepReason(
  db: ChangeDb,
  scope: Scope,
  id: string,
  { reason = '' }: Move,
  at: Date,
): Promise<void> {
  if (reason === '' || scope.actor.kind === 'system') return
  await insertNote(db, scope, id, { content: reason, mentions: [] }, { by: staffOf(scope), at })
}
