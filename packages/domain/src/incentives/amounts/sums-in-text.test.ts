import { expect, it } from 'vitest'
import { figuresOf, sumsIn } from './sums-in-text.ts'

it.each([
  ['**40 %** of the work, at most **$600**', [600]],
  ['$1.25 a square foot, up to $1,050', [1.25, 1050]],
  ['130 $ par millier de Btu/h, au plus 6 700 $', [130, 6700]],
  ['13,50 $ le m², jusqu’à 1 500 $', [13.5, 1500]],
  ['60 % do preço, até 2 000 €; R-60 em 2026', [2000]],
  ['€1,300 and €40', [1300, 40]],
  ['$500. At once', [500]],
])('reads the sums of %s', (text, sums) => {
  expect(sumsIn(text)).toEqual(sums)
})

it('takes a rate, its limits and every tier for figures of a formula, and a share of the price for none', () => {
  const tiers = {
    kind: 'tiers' as const,
    tiers: [
      { pays: { kind: 'flat' as const, amount: '75' } },
      { pays: { kind: 'percent' as const, percent: '40', cap: '600' } },
    ],
  }
  const rate = { kind: 'per_unit' as const, rate: '400', unit: 'ton' as const, max_units: 3 }
  expect(figuresOf({ parts: [tiers, rate], cap: '1500', never_above_cost: true })).toEqual([
    75, 600, 400, 1200, 1500,
  ])
})
