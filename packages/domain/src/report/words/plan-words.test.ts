import { expect, it } from 'vitest'
import { planWords } from './plan-words.ts'

const words = planWords({ money: (value) => `$${value}`, number: String }, (key) => key)

type Step = Parameters<typeof words.next>[0]
const step = (id: string, approvalFirst?: boolean) =>
  ({
    measure: { id, label: id },
    net: { net: { mid: 4_000 } },
    incentives: approvalFirst === undefined ? [] : [{ needs_approval_first: approvalFirst }],
  }) as unknown as Step

it.each([
  ['attic_insulation', undefined, 'report:next.title', 'report:next.text'],
  ['attic_insulation', true, 'report:next.title_rebate', 'report:next.wait'],
  ['attic_insulation', false, 'report:next.title_rebate', 'report:next.text'],
  ['led_lighting', undefined, 'report:next.title', 'report:next.text_self'],
] as const)('begins %s, approval first: %s, with "%s" and "%s"', (id, approvalFirst, title, text) => {
  expect(words.next(step(id, approvalFirst))).toEqual({ title, text })
})

it('takes a rebate off with its sign, and nothing without one', () => {
  expect([words.rebate(5_000), words.rebate(0)]).toEqual(['−$50', '$0'])
})
