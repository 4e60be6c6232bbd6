import fc from 'fast-check'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { ValidProgram } from '../lint/valid-program.ts'
import { sampleInput } from './sample-program.ts'

const en = (words: string) => ({ en: words })
const MOVERS = ['applicant', 'reviewer'] as const
/** What each status is. One end pays by itself, if anybody gets there. */
const STATUSES = {
  begun: { applicant_may_edit: true },
  sent: {},
  waiting: {},
  more: { applicant_may_edit: true },
  approved: { money: 'committed' as const },
  confirmed: { money: 'committed' as const },
  paid: { money: 'paid' as const, is_end: true },
  gift: { money: 'committed' as const, is_end: true },
  declined: { is_end: true },
  withdrawn: { is_end: true },
}
export const RANDOM_STATUSES = Object.keys(STATUSES)
const WAYS = ['begun', 'sent', 'waiting', 'more', 'approved', 'confirmed'].flatMap((from) =>
  RANDOM_STATUSES.filter((to) => to !== from && to !== 'begun').flatMap((to) =>
    MOVERS.map((by) => ({ from, to, by })),
  ),
)
type Way = (typeof WAYS)[number]
/** Without these a program would be unsound: there is a way out of each status, and one to hand in. */
const ALWAYS: readonly Way[] = [
  { from: 'begun', to: 'sent', by: 'applicant' },
  { from: 'more', to: 'sent', by: 'applicant' },
  ...['waiting', 'more', 'approved', 'confirmed', 'declined', 'withdrawn'].map((to) => ({
    from: 'sent',
    to,
    by: 'reviewer' as const,
  })),
  { from: 'waiting', to: 'sent', by: 'reviewer' },
  { from: 'approved', to: 'sent', by: 'reviewer' },
  { from: 'approved', to: 'more', by: 'reviewer' },
  { from: 'approved', to: 'withdrawn', by: 'applicant' },
  { from: 'approved', to: 'paid', by: 'reviewer' },
  { from: 'confirmed', to: 'paid', by: 'reviewer' },
  { from: 'confirmed', to: 'gift', by: 'reviewer' },
]

const COST = {
  code: 'all',
  name: en('All'),
  fields: [{ name: 'cost', label: en('Cost'), type: 'Currency' as const, required: false, is_cost: true }],
}

const amounts = fc.constantFrom('40', '90', '250')
const budgets = fc.oneof(
  fc.constant(undefined),
  fc.record({ amount: amounts, when_used_up: fc.constant('close' as const) }),
  fc.record({
    amount: amounts,
    when_used_up: fc.constant('waiting_list' as const),
    waiting_status: fc.constant('waiting'),
  }),
)

/** A sound program with any ways between its statuses, with or without a cap, a budget and an approval by its terms. */
export const randomStatuses: fc.Arbitrary<ProgramDefinition> = fc
  .record({
    ways: fc.subarray(WAYS, { minLength: 8, maxLength: 40 }),
    accept_status: fc.constantFrom('sent', 'approved'),
    cap: fc.option(amounts, { nil: undefined }),
    budget: budgets,
  })
  .map(({ ways, accept_status, cap, budget }) => {
    const input = sampleInput()
    const all = [...ALWAYS, ...ways, { from: 'begun', to: accept_status, by: 'applicant' as const }]
    const transitions = (code: string) =>
      all.filter(({ from }) => from === code).map(({ to, by }) => ({ to, by: [by] }))
    const [group] = input.measure_groups ?? []
    const [fan] = group?.measures ?? []
    if (group === undefined || fan === undefined) throw new Error('the sample has no measure')
    // What it costs is not known, so this is the most that it can be.
    const share = {
      ...fan,
      code: 'share',
      formula: {
        parts: [{ kind: 'percent' as const, percent: '50', cap: '40' }],
        never_above_cost: false,
      },
    }
    return ValidProgram.parse({
      ...input,
      measure_types: { plain: { name: en('Plain'), field_groups: [COST] } },
      measure_groups: [{ ...group, measures: [fan, share] }],
      attachment_groups: [],
      question_groups: [],
      steps: input.steps
        .filter(({ type }) => type === 'measurelist' || type === 'tandc')
        .map((step) => (step.type === 'tandc' ? { ...step, terms: { ...step.terms, accept_status } } : step)),
      statuses: Object.fromEntries(
        Object.entries(STATUSES).map(([code, facts]) => [
          code,
          { ...facts, name: en(code), transitions: transitions(code) },
        ]),
      ),
      ...(cap !== undefined && {
        cart: { title: en('Cart'), total_label: en('Total'), footnote: en('All'), cap },
      }),
      ...(budget !== undefined && { budget }),
    })
  })
