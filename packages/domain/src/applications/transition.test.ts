import { describe, expect, it } from 'vitest'
import { INCENTIVE_STATUSES } from './incentive-statuses.ts'
import type { Statuses } from './statuses.ts'
import { transition } from './transition.ts'
import { type TransitionActor, type TransitionEvent, UNBOUND } from './transition-event.ts'

/** A program as it may be written: an approval can be taken back, and one end pays by itself. */
const PROGRAM: Statuses = {
  initial: 'begun',
  factsOf: (status) =>
    ({
      begun: { asks: true, is_end: false, money: null },
      sent: { asks: false, is_end: false, money: null },
      more: { asks: true, is_end: false, money: null },
      approved: { asks: false, is_end: false, money: 'committed' as const },
      paid: { asks: false, is_end: true, money: 'paid' as const },
      withdrawn: { asks: false, is_end: true, money: null },
    })[status],
  waysFrom: (status, by) =>
    ({
      reviewer: { sent: ['more', 'approved', 'withdrawn', 'paid'], approved: ['paid', 'sent', 'more'] },
      applicant: {
        begun: ['sent', 'withdrawn'],
        sent: ['withdrawn', 'paid', 'approved'],
        more: ['sent'],
        approved: ['withdrawn'],
      },
    })[by][status as 'sent'] ?? [],
  handInFrom: (status) => (status === 'begun' || status === 'more' ? 'sent' : undefined),
  reviewFor: () => undefined,
  lock: true,
}

type Row = [from: string, event: TransitionEvent, actor: TransitionActor, to: string, follows: string]
const HAND_IN = { kind: 'hand-in', amount: null, isExact: true, ...UNBOUND } as const
const move = (to: string, amount?: string): TransitionEvent => ({
  kind: 'move',
  to,
  ...(amount && { amount }),
})

/** All that follows, in one line. */
function followed(
  statuses: Statuses,
  status: string,
  event: TransitionEvent,
  actor: TransitionActor,
): string[] {
  const step = transition(statuses, { status, isSubmitted: true, isAsked: true }, event, actor)
  if ('refused' in step) return ['-', step.refused]
  const { to, lock, requests, payment, approved, callsOff, mail } = step
  return [
    to,
    [
      lock === null ? 'lock stays' : lock === 'yes' ? 'locked' : 'open',
      `requests ${requests}`,
      `payment ${payment}${approved === null ? '' : ` ${approved}`}`,
      ...(callsOff ? ['visits called off'] : []),
      `mail ${mail}`,
    ].join(', '),
  ]
}

const OF_PROGRAMS: Row[] = [
  ['begun', HAND_IN, 'applicant', 'sent', 'locked, requests clear, payment none, mail receipt'],
  ['more', HAND_IN, 'applicant', 'sent', 'locked, requests clear, payment none, mail receipt'],
  ['sent', HAND_IN, 'applicant', '-', 'no-way'],
  ['begun', HAND_IN, 'reviewer', '-', 'no-way'],
  [
    ...(['sent', move('withdrawn'), 'applicant', 'withdrawn'] as const),
    'locked, requests clear, payment none, visits called off, mail left',
  ],
  ['begun', move('sent'), 'applicant', '-', 'no-way'],
  // What its applicant ends by themselves pays nothing, whatever the program says.
  ['sent', move('paid'), 'applicant', '-', 'no-way'],
  ['sent', move('approved', '5.00'), 'applicant', '-', 'no-way'],
  [
    'sent',
    move('approved', '5.00'),
    'reviewer',
    'approved',
    'locked, requests clear, payment due 5.00, mail moved',
  ],
  ['sent', move('approved'), 'reviewer', '-', 'amount-unknown'],
  ['sent', move('more'), 'reviewer', '-', 'no-way'],
  ['sent', move('nowhere'), 'reviewer', '-', 'no-way'],
  ['sent', move('begun'), 'reviewer', '-', 'no-way'],
  ['approved', move('paid'), 'reviewer', '-', 'no-way'],
  ['approved', move('paid'), 'payments', 'paid', 'locked, requests clear, payment paid, mail moved'],
  ['approved', move('sent'), 'payments', '-', 'no-way'],
  ['approved', move('sent'), 'reviewer', 'sent', 'locked, requests clear, payment none, mail moved'],
  ['sent', { kind: 'ask' }, 'reviewer', 'more', 'open, requests ask, payment none, mail requested'],
  ['more', { kind: 'ask' }, 'reviewer', 'more', 'open, requests ask, payment none, mail requested'],
  ['approved', { kind: 'ask' }, 'reviewer', 'more', 'open, requests ask, payment none, mail requested'],
  ['begun', { kind: 'ask' }, 'reviewer', '-', 'no-way'],
  ['sent', { kind: 'ask' }, 'applicant', '-', 'no-way'],
  [
    ...(['approved', { kind: 'amount', amount: '6.00' }, 'reviewer', 'approved'] as const),
    'lock stays, requests keep, payment due 6.00, mail amount',
  ],
  ['sent', { kind: 'amount', amount: '6.00' }, 'reviewer', '-', 'no-way'],
  ['paid', { kind: 'amount', amount: '6.00' }, 'reviewer', '-', 'no-way'],
]

const OF_INCENTIVES: Row[] = [
  [
    'submitted',
    { kind: 'correct' },
    'applicant',
    'submitted',
    'lock stays, requests keep, payment none, mail corrected',
  ],
  ['approved', { kind: 'correct' }, 'applicant', '-', 'no-way'],
  ['declined', { kind: 'correct' }, 'applicant', '-', 'no-way'],
  [
    ...(['information_requested', HAND_IN, 'applicant', 'eligibility_review'] as const),
    'lock stays, requests clear, payment none, mail receipt',
  ],
  [
    ...(['submitted', move('withdrawn'), 'applicant', 'withdrawn'] as const),
    'lock stays, requests clear, payment none, visits called off, mail left',
  ],
  ['approved', move('withdrawn'), 'applicant', '-', 'no-way'],
  [
    ...(['approved', move('withdrawn'), 'reviewer', 'withdrawn'] as const),
    'lock stays, requests clear, payment none, visits called off, mail moved',
  ],
  [
    ...([
      'eligibility_review',
      { kind: 'move', to: 'approved', amount: '9.00', asksNext: true },
      'reviewer',
      'approved',
    ] as const),
    'lock stays, requests clear, payment none 9.00, mail moved',
  ],
  [
    ...([
      'approved',
      { kind: 'ask', to: 'information_requested' },
      'system',
      'information_requested',
    ] as const),
    'lock stays, requests ask, payment none, mail null',
  ],
  ['approved', { kind: 'ask', to: 'declined' }, 'system', '-', 'no-way'],
  ['approved', { kind: 'ask' }, 'system', '-', 'no-way'],
]

describe('what becomes of an application', () => {
  it.each(OF_PROGRAMS)(
    'to a program that is %s: %o by the %s leads to %s',
    (from, event, actor, to, follows) => {
      expect(followed(PROGRAM, from, event, actor)).toEqual([to, follows])
    },
  )
  it.each(OF_INCENTIVES)(
    'for an incentive that is %s: %o by the %s leads to %s',
    (from, event, actor, to, follows) => {
      expect(followed(INCENTIVE_STATUSES, from, event, actor)).toEqual([to, follows])
    },
  )
  it('clears no requests where nothing is asked', () => {
    const from = { status: 'submitted', isSubmitted: true, isAsked: false }
    expect(transition(INCENTIVE_STATUSES, from, move('declined'), 'reviewer')).toMatchObject({
      requests: 'keep',
    })
  })
})
