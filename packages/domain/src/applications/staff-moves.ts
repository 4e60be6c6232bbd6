import { z } from 'zod'
import type { ApplicationStatus } from '../buildings/rebate-project.ts'
import type { FieldProblem } from '../shared/problem.ts'
import type { ApplicationProblems } from './application-problems.ts'

/** Where staff may move an application for an incentive (contract section 6). A program says it for its own. */
const INCENTIVE_MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['eligibility_review', 'information_requested', 'declined', 'withdrawn'],
  eligibility_review: ['information_requested', 'approved', 'declined', 'withdrawn'],
  information_requested: ['eligibility_review', 'withdrawn'],
  approved: ['payment_issued', 'withdrawn'],
  payment_issued: [],
  declined: [],
  withdrawn: [],
}

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

const MONEY: Readonly<Partial<Record<ApplicationStatus, MoneyState>>> = {
  approved: 'committed',
  payment_issued: 'paid',
}

/** The moves of staff from a status of an application for an incentive. */
export const incentiveMoves = (status: ApplicationStatus): readonly StatusMove[] =>
  INCENTIVE_MOVES[status].map((code) => ({
    code,
    asks: code === 'information_requested',
    is_end: INCENTIVE_MOVES[code].length === 0,
    money: MONEY[code] ?? null,
  }))

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
}

type MoveRefusal = { readonly code: keyof ApplicationProblems; readonly fields: readonly FieldProblem[] }

/** Why staff may not move an application so; null when they may. The browser asks before the server does. */
export function refusalToMove(
  moves: readonly StatusMove[],
  { to, message = '', reason = '', amount }: MoveInput,
  { openRules, amount: workedOut }: MoveFacts,
): MoveRefusal | null {
  const move = moves.find(({ code }) => code === to)
  if (move === undefined) return { code: 'applications.cannot-move', fields: [] }
  if (move.asks) return { code: 'applications.nothing-asked', fields: [] }
  const missing = [
    ...(needsMessage(move) && message.trim() === '' ? ['/message'] : []),
    ...(needsReason(move, openRules) && reason.trim() === '' ? ['/reason'] : []),
    ...(move.money === 'committed' && amount === undefined && workedOut === null ? ['/amount'] : []),
  ]
  return missing.length === 0
    ? null
    : {
        code: 'applications.move-incomplete',
        fields: missing.map((pointer) => ({ pointer, message: 'shared:validation.required' })),
      }
}

/** Who gets nothing is told why. */
export const needsMessage = ({ is_end, money }: StatusMove): boolean => is_end && money === null

/** Approving past a rule that is open needs a reason, which is kept as a note. */
export const needsReason = ({ money }: StatusMove, openRules: number): boolean =>
  money === 'committed' && openRules > 0
