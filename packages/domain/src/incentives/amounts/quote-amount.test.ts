import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AmountFormula } from './amount-formula.ts'
import { quoteAmount } from './quote-amount.ts'

const formula = (parts: unknown[], over: object = {}) => AmountFormula.parse({ parts, ...over })
const attic = (level: string) => ({ attic_insulation: { values: [level], source: 'answered' as const } })

describe('an incentive amount', () => {
  it('is flat', () => {
    expect(quoteAmount(formula([{ kind: 'flat', amount: '650' }]), {}, {})).toEqual({
      basis: 'exact',
      cents: 65_000,
    })
  })
  it('is a rate for each unit up to a number of units', () => {
    const windows = formula([{ kind: 'per_unit', rate: '75.50', unit: 'each', max_units: 10 }])
    expect(quoteAmount(windows, { quantities: { each: 4 } }, {}).cents).toBe(30_200)
    expect(quoteAmount(windows, { quantities: { each: 14 } }, {}).cents).toBe(75_500)
  })
  it('is a share of the cost up to a cap', () => {
    const sealing = formula([{ kind: 'percent', percent: '33.3', cap: '600' }])
    expect(quoteAmount(sealing, { costCents: 100_001 }, {})).toEqual({ basis: 'exact', cents: 33_300 })
    expect(quoteAmount(sealing, { costCents: 500_000 }, {})).toEqual({ basis: 'exact', cents: 60_000 })
  })
  it('is never above the price of the work', () => {
    expect(quoteAmount(formula([{ kind: 'flat', amount: '650' }]), { costCents: 40_000 }, {}).cents).toBe(
      40_000,
    )
  })
  it('adds its parts before the cap of the whole', () => {
    const parts = [
      { kind: 'flat', amount: '400' },
      { kind: 'per_unit', rate: '200', unit: 'ton' },
    ]
    const work = { quantities: { ton: 3 } }
    expect(quoteAmount(formula(parts), work, {}).cents).toBe(100_000)
    expect(quoteAmount(formula(parts, { cap: '900' }), work, {}).cents).toBe(90_000)
  })
  it('is a maximum while a quantity is missing, and unknown, not zero, when nothing limits it', () => {
    const capped = formula([{ kind: 'per_unit', rate: '400', unit: 'ton', cap: '1200' }])
    expect(quoteAmount(capped, {}, {})).toEqual({ basis: 'maximum', cents: 120_000 })
    expect(quoteAmount(formula([{ kind: 'per_unit', rate: '400', unit: 'ton' }]), {}, {})).toEqual({
      basis: 'unknown',
      cents: null,
    })
  })
})

describe('tiers', () => {
  const tiered = formula([
    {
      kind: 'tiers',
      tiers: [
        {
          when: { fact: 'attic_insulation', is: 'one_of', values: ['none'] },
          pays: { kind: 'flat', amount: '1500' },
        },
        {
          when: { fact: 'attic_insulation', is: 'one_of', values: ['some'] },
          pays: { kind: 'flat', amount: '900' },
        },
      ],
    },
  ])
  it.each([
    ['none', 150_000],
    ['some', 90_000],
    ['good', 0],
  ])('pay by the answer "%s"', (level, cents) => {
    expect(quoteAmount(tiered, {}, attic(level))).toEqual({ basis: 'exact', cents })
  })
  it('stay open while the answer is unknown: the most they pay is a maximum', () => {
    expect(quoteAmount(tiered, {}, {})).toEqual({ basis: 'maximum', cents: 150_000 })
  })
})

it('is never negative, never above the cap and never above the cost', () => {
  const decimal = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2))
  fc.assert(
    fc.property(decimal, decimal, fc.integer({ min: 0, max: 5_000_000 }), (percent, cap, costCents) => {
      const share = formula([{ kind: 'percent', percent }], { cap })
      const { cents } = quoteAmount(share, { costCents }, {})
      expect(cents).toBeGreaterThanOrEqual(0)
      expect(cents).toBeLessThanOrEqual(Math.min(costCents, Math.round(Number(cap) * 100)))
    }),
  )
})
