import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answersArbitrary } from '../../assessment/testing/random-homes.ts'
import type { AmountFormula } from '../../incentives/amounts/amount-formula.ts'
import { quoteAmount } from '../../incentives/amounts/quote-amount.ts'
import { homeFacts } from '../../incentives/classification/home-facts.ts'
import { sampleIncentive } from '../../incentives/testing/sample-incentive.ts'
import { answersForReader } from './answers-for-reader.ts'

const paysBy = (fact: string, value: string): AmountFormula => ({
  parts: [
    {
      kind: 'tiers',
      tiers: [
        { when: { fact, is: 'one_of', values: [value] }, pays: { kind: 'flat', amount: '900' } },
        { pays: { kind: 'flat', amount: '300' } },
      ],
    },
  ],
  never_above_cost: false,
})

it.each([
  ['heating_fuel', 'oil'],
  ['solar_pv_kw', '4'],
  ['ducts', 'attic'],
])('a sum that hangs on %s is the same for the reader of a link', (fact, value) => {
  const incentives = [sampleIncentive({ amount_formula: paysBy(fact, value) })]
  fc.assert(
    fc.property(answersArbitrary(), (answers) => {
      const sum = (told: typeof answers) => quoteAmount(paysBy(fact, value), {}, homeFacts(null, told))
      expect(sum(answersForReader(answers, incentives))).toEqual(sum(answers))
    }),
    { seed: 20_261_115, numRuns: 60 },
  )
})

it('leaves out what nothing of the shared report hangs on', () => {
  const told = {
    area_basics: { occupants: ['4'], floor_area: ['180'] },
    heating_system: { heating_system: ['furnace'], heating_setpoint: ['21'] },
    renovation: { renovations: ['attic'], attic_when: ['recent'] },
  }
  expect(answersForReader(told, [])).toEqual({ heating_system: { heating_system: ['furnace'] } })
})
