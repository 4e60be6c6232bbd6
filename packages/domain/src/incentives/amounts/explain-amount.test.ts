import { expect, it } from 'vitest'
import { AmountFormula } from './amount-formula.ts'
import { explainAmount } from './explain-amount.ts'
import { quoteAmount } from './quote-amount.ts'

const formula = AmountFormula.parse({
  parts: [
    { kind: 'per_unit', rate: '1.25', unit: 'ft2' },
    {
      kind: 'tiers',
      tiers: [
        {
          when: { fact: 'heating_fuel', is: 'one_of', values: ['oil'] },
          pays: { kind: 'flat', amount: '200' },
        },
      ],
    },
  ],
  cap: '1050',
})
const oil = { heating_fuel: { values: ['oil'], source: 'answered' as const } }

it('tells each part, the cap and the price, and ends where the quote does', () => {
  const work = { costCents: 90_000, quantities: { ft2: 925 } }
  const { quote, lines } = explainAmount(formula, work, oil)
  expect(lines).toEqual([
    { kind: 'part', part: 0, cents: 115_625 },
    { kind: 'part', part: 1, cents: 20_000 },
    { kind: 'cap', part: null, cents: 105_000 },
    { kind: 'cost', part: null, cents: 90_000 },
  ])
  expect(quote).toEqual(quoteAmount(formula, work, oil))
})

it('tells no limit that limits nothing, and no sum that nobody can know', () => {
  const { lines } = explainAmount(formula, { quantities: { ft2: 100 } }, {})
  expect(lines.map(({ kind }) => kind)).toEqual(['part', 'part'])
  expect(explainAmount({ ...formula, cap: undefined }, {}, oil)).toMatchObject({
    quote: { basis: 'unknown', cents: null },
    lines: [{ cents: null }, { cents: 20_000 }],
  })
})
