import { needOfMove, type StatusMove } from '../../applications/staff-moves.ts'
import type { Statuses } from '../../applications/statuses.ts'
import type { ProgramDefinition } from './program-definition.ts'
import type { MOVERS } from './status-definition.ts'

type Mover = (typeof MOVERS)[number]

/** Where somebody may move an application from a status. */
const movesFrom = ({ statuses }: ProgramDefinition, status: string, by: Mover): readonly string[] =>
  (statuses[status]?.transitions ?? []).filter((move) => move.by.includes(by)).map(({ to }) => to)

/**
 * The status that accepting the terms gives: the one they name where that is a move, else (an application that was handed
 * back) the one by which the applicant hands it in again.
 */
export function applicantMove(program: ProgramDefinition, from: string): string | undefined {
  const moves = movesFrom(program, from, 'applicant')
  const named = program.steps.flatMap((step) =>
    step.type === 'tandc' && step.terms.accept_status !== undefined ? [step.terms.accept_status] : [],
  )
  const isHandedIn = (code: string) => {
    const status = program.statuses[code]
    return status !== undefined && !status.applicant_may_edit && !status.is_end
  }
  return moves.find((code) => named.includes(code)) ?? moves.find(isHandedIn)
}

/**
 * Where an application waits until a reviewer decides what it is paid: handed in, nothing approved yet, and a reviewer
 * approves it from there; the status that is meant rather than another. Undefined where there is none.
 */
export function reviewStatus(program: ProgramDefinition, meant: string): string | undefined {
  const approvals = Object.keys(program.statuses).filter(
    (code) => program.statuses[code]?.money === 'committed',
  )
  const waiting = Object.keys(program.statuses).filter((code) => {
    const { applicant_may_edit, is_end, money } = program.statuses[code] ?? {}
    return !applicant_may_edit && !is_end && money === undefined && code !== waitingList(program)
  })
  const leadsTo = (wanted: readonly string[]) =>
    waiting.find((code) => movesFrom(program, code, 'reviewer').some((to) => wanted.includes(to)))
  return leadsTo([meant]) ?? leadsTo(approvals)
}

/** The statuses of a program, as every application is moved between them. */
export const programStatuses = (program: ProgramDefinition): Statuses => ({
  initial: program.initial_status,
  factsOf: (code) => {
    const status = program.statuses[code]
    return status === undefined
      ? undefined
      : { asks: status.applicant_may_edit, is_end: status.is_end, money: status.money ?? null }
  },
  waysFrom: (status, by) => movesFrom(program, status, by),
  handInFrom: (status) => applicantMove(program, status),
  reviewFor: (approval) => reviewStatus(program, approval),
  lock: true,
})

/** Where applications wait for money; undefined where none do. */
export const waitingList = ({ budget }: Pick<ProgramDefinition, 'budget'>): string | undefined =>
  budget?.when_used_up === 'waiting_list' ? budget.waiting_status : undefined

const handsIn = (move: StatusMove, by: readonly string[]): boolean =>
  by.includes('applicant') && !move.asks && !move.is_end

/** What a move of a program waits for: who hands an application in has filled it in; the rest is asked of staff. */
export function needsOfMove(
  move: StatusMove,
  by: readonly string[],
): readonly ('complete' | NonNullable<ReturnType<typeof needOfMove>>)[] {
  const ofStaff = by.includes('reviewer') || move.money === 'paid' ? needOfMove(move) : null
  return [...(handsIn(move, by) ? ['complete' as const] : []), ...(ofStaff === null ? [] : [ofStaff])]
}

/** What the applicant is written with a move where the program has no words of its own for it. */
export const usualMailsOf = (move: StatusMove, by: readonly string[]): readonly ('copy' | 'usual')[] => [
  ...(handsIn(move, by) ? ['copy' as const] : []),
  ...(by.includes('reviewer') || move.money === 'paid' ? ['usual' as const] : []),
]
