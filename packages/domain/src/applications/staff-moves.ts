import { z } from 'zod'
import type { FieldProblem } from '../shared/problem.ts'
import { type ApprovalLimits, isAboveBudget, isAboveGiven } from './amounts/approval-limits.ts'
import type { ApplicationProblems } from './application-problems.ts'

/** What becomes of the amount in a status: from `committed` on it is to be paid. */
export const MONEY_STATES = ['committed', 'paid'] as const
export type MoneyState = (typeof MONEY_STATES)[number]

/** A status that an application may be moved to. */
export const StatusMove = z.object({
  code: z.string(),
  asks: z.boolean().describe('The applicant has the turn there: one gets there by asking for something'),
  is_end: z.boolean(),
  money: z.enum(MONEY_STATES).nullable(),
})
export type StatusMove = Readonly<z.infer<typeof StatusMove>>

/** What staff say with a move. */
type MoveInput = {
  readonly to: string
  readonly message?: string | undefined
  readonly reason?: string | undefined
  readonly amount?: string | undefined
}

/** What decides about a move beside the moves themselves. */
export type MoveFacts = {
  /** Rules of the incentive or program that are not known to be met. */
  readonly openRules: number
  /** What was worked out; null when it is not known. */
  readonly amount: string | null
  readonly limits: ApprovalLimits
}

export const NO_LIMITS: ApprovalLimits = { cap: null, budget: null, left: null }

type MoveRefusal = { readonly code: keyof ApplicationProblems; readonly fields: readonly FieldProblem[] }

/** Why staff may not move an application so; null when they may. The browser asks before the server does. */
export function refusalToMove(
  moves: readonly StatusMove[],
  { to, message = '', reason = '', amount }: MoveInput,
  facts: MoveFacts,
): MoveRefusal | null {
  const move = moves.find(({ code }) => code === to)
  if (move === undefined) return { code: 'applications.cannot-move', fields: [] }
  if (move.asks) return { code: 'applications.nothing-asked', fields: [] }
  const approved = move.money === 'committed' ? (amount ?? facts.amount) : null
  if (approved !== null && isAboveBudget(approved, facts.limits))
    return { code: 'applications.above-budget', fields: [] }
  return incomplete([
    ...(needsMessage(move) && message.trim() === '' ? ['/message'] : []),
    ...(needsReason(move, facts, approved) && reason.trim() === '' ? ['/reason'] : []),
    ...(move.money === 'committed' && approved === null ? ['/amount'] : []),
  ])
}

const incomplete = (missing: readonly string[]): MoveRefusal | null =>
  missing.length === 0
    ? null
    : {
        code: 'applications.move-incomplete',
        fields: missing.map((pointer) => ({ pointer, message: 'shared:validation.required' })),
      }

/** What a move waits for that staff or payments make; null where it waits for nothing. */
export function needOfMove(move: StatusMove): 'item' | 'amount' | 'payment' | 'message' | null {
  if (move.money === 'paid') return 'payment'
  if (move.asks) return 'item'
  if (move.money === 'committed') return 'amount'
  return needsMessage(move) ? 'message' : null
}

/** Who gets nothing is told why. */
export const needsMessage = ({ is_end, money }: StatusMove): boolean => is_end && money === null

/** Approving past a rule that is open, or more than the rules give, needs a reason, which is kept as a note. */
export const needsReason = (
  { money }: StatusMove,
  { openRules, amount: given }: Pick<MoveFacts, 'openRules' | 'amount'>,
  approved: string | null,
): boolean => money === 'committed' && (openRules > 0 || (approved !== null && isAboveGiven(approved, given)))
