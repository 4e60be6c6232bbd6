import { describe, expect, it } from 'vitest'
import { paybackOf } from './payback.ts'

const cents = (mid: number) => ({ low: mid * 90, mid: mid * 100, high: mid * 110 })

describe('a payback', () => {
  it.each([
    [1000, { value: 200, low: 180, high: 220 }, { kind: 'years', expected: 5, low: 4, high: 6 }],
    [1000, { value: -60, low: -90, high: -20 }, { kind: 'never' }],
    [1000, { value: 0, low: -10, high: 20 }, { kind: 'never' }],
    [4000, { value: 200, low: 150, high: 250 }, { kind: 'years', expected: 20, low: 15, high: 27 }],
  ] as const)('of %d saving %j is %j', (cost, saved, payback) => {
    expect(paybackOf(cents(cost), saved, 25)).toEqual(payback)
  })
  it('has one expected figure inside its range', () => {
    for (const cost of [50, 230, 1450, 9000]) {
      const found = paybackOf(cents(cost), { value: 400, low: 150, high: 600 }, 25)
      if (found.kind !== 'years') continue
      expect(found.low).toBeLessThanOrEqual(found.expected)
      expect(found.high ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(found.expected)
    }
    expect(paybackOf(cents(230), { value: 400, low: 150, high: 600 }, 25).kind).toBe('years')
  })
  it('a $50 measure that saves $30 a year is not too uncertain', () => {
    expect(paybackOf(cents(50), { value: 30, low: 5, high: 60 }, 10)).toEqual({
      kind: 'years',
      expected: 2,
      low: 1,
      high: 11,
    })
    expect(paybackOf(cents(50), { value: 30, low: -5, high: 60 }, 10)).toMatchObject({
      expected: 2,
      high: null,
    })
  })
  it('$0 to pay says so and has no payback', () => {
    expect(paybackOf(cents(0), { value: 30, low: 5, high: 60 }, 10)).toEqual({ kind: 'free' })
  })
  it('a range that decides nothing is comfort, not money', () => {
    const comfort = { kind: 'comfort' }
    expect(paybackOf(cents(4000), { value: 200, low: 20, high: 400 }, 25)).toEqual(comfort)
    expect(paybackOf(cents(9000), { value: 200, low: 180, high: 220 }, 25)).toEqual(comfort)
  })
})
