import { centsOfDecimal } from '../incentives/amounts/rational.ts'
import type { ApprovalLimits } from './amounts/approval-limits.ts'
import { moveToPaid, ownEnds, reviewerMoves, type Statuses, waitsForApplicant } from './statuses.ts'
import type { Refused, TransitionActor, TransitionEvent, TransitionFrom } from './transition-event.ts'

const NO_WAY: Refused = { refused: 'no-way' }

/** The status that an event leads to, and that its actor may lead to. */
export function destination(
  statuses: Statuses,
  from: TransitionFrom,
  event: TransitionEvent,
  actor: TransitionActor,
): string | Refused {
  const { status } = from
  const facts = statuses.factsOf(status)
  switch (event.kind) {
    case 'hand-in':
      return actor === 'applicant' ? handedIn(statuses, from, event) : NO_WAY
    case 'correct':
      return actor === 'applicant' && facts?.money === null && !facts.is_end ? status : NO_WAY
    case 'amount':
      return actor === 'reviewer' && facts?.money === 'committed' ? status : NO_WAY
    case 'ask':
      return askedIn(statuses, status, event.to, actor) ?? NO_WAY
    default:
      return mayMove(statuses, status, event.to, actor) ? event.to : NO_WAY
  }
}

type HandIn = Extract<TransitionEvent, { kind: 'hand-in' }>

/** What would be approved by itself and has no certain amount goes to a reviewer; without money it waits for money. */
function handedIn(
  statuses: Statuses,
  { status, isSubmitted }: TransitionFrom,
  handing: HandIn,
): string | Refused {
  const wanted = statuses.handInFrom(status)
  if (wanted === undefined || statuses.factsOf(wanted)?.money === 'paid') return NO_WAY
  const approves = (code: string) => statuses.factsOf(code)?.money === 'committed'
  const { amount, limits, waiting } = handing
  const meant = isCertain(handing) || !approves(wanted) ? wanted : statuses.reviewFor(wanted)
  if (meant === undefined) return { refused: 'amount-unknown' }
  const approved = approves(meant) ? amount : null
  // What was handed back and comes again has its place already.
  if (isSubmitted && approved === null) return meant
  return isUsedUp(limits, approved) ? (waiting ?? { refused: 'budget-used-up' }) : meant
}

/** Where nothing bounds what is approved, the most that it can be is certain enough. */
const isCertain = ({ amount, isExact, limits, gone }: HandIn) =>
  amount !== null && (isExact || !isBound(limits)) && isSame(amount, gone ?? amount)

const isSame = (one: string, other: string) => centsOfDecimal(one) === centsOfDecimal(other)
const isBound = ({ cap, budget }: ApprovalLimits) => cap !== null || budget !== null

function isUsedUp({ left }: ApprovalLimits, approved: string | null): boolean {
  if (left === null) return false
  const cents = centsOfDecimal(left)
  return cents <= 0 || (approved !== null && centsOfDecimal(approved) > cents)
}

/** More can be asked of who has the turn already. While something is asked, nothing is to be paid. */
function askedIn(
  statuses: Statuses,
  status: string,
  named: string | undefined,
  actor: TransitionActor,
): string | undefined {
  const isAsking = (code: string) => {
    const facts = statuses.factsOf(code)
    return facts?.asks === true && facts.money === null
  }
  if (actor === 'system') return named !== undefined && isAsking(named) ? named : undefined
  if (actor !== 'reviewer') return undefined
  const ways = waitsForApplicant(statuses, status) ? [status] : statuses.waysFrom(status, 'reviewer')
  return ways.find(isAsking)
}

function mayMove(statuses: Statuses, status: string, to: string, actor: TransitionActor): boolean {
  if (actor === 'payments') return moveToPaid(statuses, status)?.code === to
  if (actor === 'reviewer')
    return reviewerMoves(statuses, status).some(({ code, asks }) => code === to && !asks)
  return actor === 'applicant' && ownEnds(statuses, status).includes(to)
}
