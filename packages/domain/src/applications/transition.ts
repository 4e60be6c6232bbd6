import { cameToNothing } from '../buildings/rebate-project.ts'
import type { StatusMove } from './staff-moves.ts'
import type { Statuses } from './statuses.ts'
import { destination } from './transition-destination.ts'
import type { Refused, TransitionActor, TransitionEvent, TransitionFrom } from './transition-event.ts'

/** Where an application goes, and all that follows from it. */
export type Transition = {
  readonly to: string
  /** Whether the portal is locked from now on; null leaves it as it is. */
  readonly lock: 'yes' | 'no' | null
  readonly requests: 'ask' | 'clear' | 'keep'
  /** What its payment becomes. */
  readonly payment: 'due' | 'paid' | 'none'
  /** The amount that is approved; null leaves what was approved as it is. */
  readonly approved: string | null
  /** It is handed in to be looked at. */
  readonly isHandedIn: boolean
  /** Nobody comes to the home any more. */
  readonly callsOff: boolean
  /** What the applicant is written. */
  readonly mail: 'receipt' | 'corrected' | 'left' | 'moved' | 'requested' | 'amount' | null
}

/**
 * The one rule of what becomes of an application, for incentives and programs alike and whoever acts. Only an approval
 * with an amount makes a payment due, and only payments say that it is paid.
 */
export function transition(
  statuses: Statuses,
  from: TransitionFrom,
  event: TransitionEvent,
  actor: TransitionActor,
): Transition | Refused {
  const to = destination(statuses, from, event, actor)
  if (typeof to !== 'string') return to
  const facts = statuses.factsOf(to)
  if (facts === undefined) return { refused: 'no-way' }
  const approved = facts.money === 'committed' ? amountIn(event) : null
  if (facts.money === 'committed' && approved === null) return { refused: 'amount-unknown' }
  const isHandedIn = event.kind === 'hand-in' && !facts.asks && !facts.is_end
  return {
    to,
    approved,
    isHandedIn,
    lock: staysIn(event) || !statuses.lock ? null : facts.asks ? 'no' : 'yes',
    requests: requestsAfter(from, event, facts.asks),
    payment: paymentAfter(event, facts.money),
    callsOff: cameToNothing({ status: to }),
    mail: mailOf(event, actor, isHandedIn),
  }
}

const amountIn = (event: TransitionEvent): string | null =>
  'amount' in event ? (event.amount ?? null) : null

const staysIn = ({ kind }: TransitionEvent) => kind === 'correct' || kind === 'amount'

function requestsAfter(
  { isAsked }: TransitionFrom,
  event: TransitionEvent,
  asks: boolean,
): Transition['requests'] {
  if (event.kind === 'ask') return 'ask'
  return isAsked && !asks && !staysIn(event) ? 'clear' : 'keep'
}

function paymentAfter(event: TransitionEvent, money: StatusMove['money']): Transition['payment'] {
  if (money === 'paid') return 'paid'
  const asksNext = event.kind === 'move' && event.asksNext === true
  return money === 'committed' && !asksNext ? 'due' : 'none'
}

function mailOf({ kind }: TransitionEvent, actor: TransitionActor, isHandedIn: boolean): Transition['mail'] {
  switch (kind) {
    case 'hand-in':
      return isHandedIn ? 'receipt' : 'left'
    case 'correct':
      return 'corrected'
    case 'amount':
      return 'amount'
    case 'ask':
      return actor === 'system' ? null : 'requested'
    default:
      return actor === 'applicant' ? 'left' : 'moved'
  }
}
