import { expect, it } from 'vitest'
import { planWords } from './plan-words.ts'

const words = planWords({ money: (value) => `$${value}`, number: String }, (key) => key)

it('takes a rebate off with its sign, and nothing without one', () => {
  expect([words.rebate(5_000), words.rebate(0)]).toEqual(['−$50', '$0'])
})
