import { expect, it } from 'vitest'
import { AmountFormula } from './amount-formula.ts'
import { quoteAmount } from './quote-amount.ts'
import { settleFormula } from './settle-formula.ts'

const bySize = (part: object = {}) =>
  AmountFormula.parse({
    parts: [
      {
        kind: 'tiers',
        tiers: [
          {
            when: { fact: 'attic_insulation', is: 'one_of', values: ['none'] },
            pays: { kind: 'per_unit', rate: '1.25', unit: 'ft2', cap: '1050' },
          },
          {
            when: { fact: 'ownership', is: 'one_of', values: ['own'] },
            pays: { kind: 'per_unit', rate: '0.95', unit: 'ft2' },
          },
          ...[part].filter((tier) => 'pays' in tier),
        ],
      },
    ],
  })
const told = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([fact, value]) => [fact, { values: [value], source: 'answered' as const }]),
  )
const WORK = { quantities: { ft2: 925 } }
const otherwise = { pays: { kind: 'flat', amount: '40' } }

it.each([
  ['nothing is told', {}],
  ['the first tier is met', { attic_insulation: 'none' }],
  ['only the second is met', { attic_insulation: 'full', ownership: 'own' }],
  ['the first is open, the second met', { ownership: 'own' }],
  ['the first is not met, the second open', { attic_insulation: 'full' }],
  ['none is met', { attic_insulation: 'full', ownership: 'rent' }],
])('pays the same without the facts: %s', (_, values) => {
  for (const formula of [bySize(), bySize(otherwise)])
    expect(quoteAmount(settleFormula(formula, told(values)), WORK, {})).toEqual(
      quoteAmount(formula, WORK, told(values)),
    )
})

it('says nothing of what the home told', () => {
  const settled = settleFormula(bySize(otherwise), told({ attic_insulation: 'full' }))
  expect(JSON.stringify(settled)).not.toContain('attic_insulation')
  expect(JSON.stringify(settled)).not.toContain('ownership')
  expect(AmountFormula.parse(settled)).toEqual(settled)
})
