import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aboutCost,
  aboutEnergy,
  aboutMoney,
  halfWidthPercent,
  moneyRange,
  percentSaved,
  wholePercent,
} from './estimates.ts'

describe('an estimate', () => {
  it.each([
    [2837, 2800],
    [214, 210],
    [83, 85],
    [12_530, 13_000],
    [-62, -60],
    [0, 0],
  ])('of %d in money reads about %d', (amount, shown) => {
    expect(aboutMoney(amount)).toBe(shown)
  })
  it('keeps three figures of a price and of energy', () => {
    expect([aboutCost(12_534), aboutCost(238), aboutEnergy(45_153)]).toEqual([12_500, 240, 45_200])
  })
  it('has a range that holds the whole band', () => {
    expect(moneyRange({ low: 2437, high: 3183 })).toEqual({ low: 2400, high: 3200 })
    fc.assert(
      fc.property(
        fc.float({ min: -9000, max: 9000, noNaN: true }),
        fc.float({ min: 0, max: 9000, noNaN: true }),
        (low, width) => {
          const range = moneyRange({ low, high: low + width })
          expect(range.low).toBeLessThanOrEqual(low)
          expect(range.high).toBeGreaterThanOrEqual(low + width)
        },
      ),
    )
  })
})

describe('a percentage', () => {
  it('is rounded to a whole number [S1-9.009]', () => {
    expect(wholePercent(0.335)).toBe(34)
    expect(percentSaved(45_150, 27_530)).toBe(39)
  })
  it('of nothing is nothing', () => {
    expect(percentSaved(0, 10)).toBe(0)
  })
  it('says how wide a band is', () => {
    expect(halfWidthPercent({ low: 2400, high: 3200 }, 2800)).toBe(14)
  })
})
