import { expect, it } from 'vitest'
import type { ApprovalLimits } from '../../applications/amounts/approval-limits.ts'
import { NO_LIMITS } from '../../applications/staff-moves.ts'
import { type Transition, transition } from '../../applications/transition.ts'
import { programStatuses } from '../definition/status-moves.ts'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { sampleInput, sampleProgram } from '../testing/sample-program.ts'
import { askedAmount } from './asked-amount.ts'

const { statuses, measure_groups = [] } = sampleInput()
const en = (words: string) => ({ en: words })
const to = (...codes: string[]) => codes.map((code) => ({ to: code, by: ['reviewer' as const] }))
const [group] = measure_groups
const [fan] = group?.measures ?? []
if (group === undefined || fan === undefined) throw new Error('the sample has no measure')
/** What it costs is not known, so $40 is only the most that it can be. */
const share = {
  ...fan,
  code: 'share',
  formula: {
    parts: [{ kind: 'percent' as const, percent: '50', cap: '40' }],
    never_above_cost: false,
  },
}
const program = sampleProgram({
  measure_groups: [{ ...group, measures: [fan, share] }],
  statuses: {
    ...statuses,
    submitted: {
      name: en('Approved at once'),
      money: 'committed',
      transitions: to('waiting', 'review', 'paid'),
    },
    waiting: { name: en('Waiting list'), transitions: to('submitted') },
    review: { name: en('In review'), transitions: to('paid', 'approved') },
    approved: { name: en('Approved'), money: 'committed', transitions: to('paid') },
  },
  budget: { amount: '100', when_used_up: 'waiting_list', waiting_status: 'waiting' },
})
const chosen = (measure: string) => ({ id: measure, measure, quantity: 2, fields: {} })

function handedIn(
  of: typeof program,
  measures: readonly string[],
  limits: ApprovalLimits = NO_LIMITS,
  waiting?: string,
  gone: string | null = null,
) {
  const state = { ...EMPTY_STATE, measures: measures.map(chosen) }
  const event = { kind: 'hand-in', ...askedAmount(of, state), limits, waiting, gone } as const
  const from = { status: 'begun', isSubmitted: false, isAsked: false }
  const step = transition(programStatuses(of), from, event, 'applicant')
  return 'refused' in step ? step.refused : ([step.to, step.payment, step.approved] as const)
}
type Row = readonly [Transition['to'], Transition['payment'], Transition['approved']]

it('what is approved by itself has an amount, else it waits where a reviewer decides', () => {
  expect(handedIn(program, ['fan'])).toEqual(['submitted', 'due', '24.69'] satisfies Row)
  expect(handedIn(program, [])).toEqual(['review', 'none', null] satisfies Row)
  // One measure of two without its amount is not known either.
  expect(handedIn(program, ['fan', 'gone'])).toEqual(['review', 'none', null] satisfies Row)
})

it('what is only the most it can be is approved by itself where nothing bounds it, and reviewed where a cap or budget does', () => {
  expect(handedIn(program, ['share'])).toEqual(['submitted', 'due', '40.00'] satisfies Row)
  for (const limits of [
    { ...NO_LIMITS, cap: '500.00' },
    { ...NO_LIMITS, budget: '500.00', left: '500.00' },
  ])
    expect(handedIn(program, ['share'], limits)).toEqual(['review', 'none', null] satisfies Row)
})

it('what the budget does not reach for waits for money, or is refused where nobody waits', () => {
  const left = (amount: string) => ({ cap: null, budget: '100.00', left: amount })
  expect(handedIn(program, ['fan'], left('24.69'), 'waiting')).toEqual(['submitted', 'due', '24.69'])
  expect(handedIn(program, ['fan'], left('24.68'), 'waiting')).toEqual(['waiting', 'none', null])
  expect(handedIn(program, ['fan'], left('24.68'))).toBe('budget-used-up')
  expect(handedIn(program, [], left('0.01'), 'waiting')).toEqual(['review', 'none', null])
  expect(handedIn(program, [], left('0.00'), 'waiting')).toEqual(['waiting', 'none', null])
})

it('what has left in a file is approved by itself with the same amount only', () => {
  expect(handedIn(program, ['fan'], NO_LIMITS, undefined, '24.69')).toEqual(['submitted', 'due', '24.69'])
  expect(handedIn(program, ['fan'], NO_LIMITS, undefined, '20.00')).toEqual(['review', 'none', null])
})

it('what approves nothing is given whatever is known, and a program may have nobody who decides', () => {
  expect(handedIn(sampleProgram(), [])).toEqual(['submitted', 'none', null] satisfies Row)
  const alone = sampleProgram({
    statuses: {
      ...statuses,
      submitted: { ...program.statuses['submitted'], name: en('At once'), transitions: to('paid') },
    },
  })
  expect(handedIn(alone, [])).toBe('amount-unknown')
})
