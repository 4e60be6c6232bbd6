import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut, shareOutPairs } from './share-out.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('parts of a written whole', () => {
  it('add up to it, each within a step of itself, and nothing stays nothing', () => {
    const part = fc.integer({ min: -90_000, max: 900_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 9 }),
        fc.constantFrom(5, 10, 100),
        (parts, step) => {
          const whole = Math.round(sum(parts) / step) * step
          const shown = shareOut(parts, whole, step)
          expect(sum(shown)).toBe(whole)
          shown.forEach((value, index) => {
            expect(Math.abs(value - (parts[index] ?? 0))).toBeLessThanOrEqual(step)
            if (parts[index] === 0) expect(value).toBe(0)
          })
        },
      ),
    )
  })
  it('"16,500 − 3,360 printed as 13,200": the roof and the uses make the total', () => {
    const shown = shareOut([16_480, -3357], 13_120, 20)
    expect(shown).toEqual([16_480, -3360])
  })
})

describe('parts before and after', () => {
  it('add up both times; what does not change is written alike, and nothing falls below nothing', () => {
    const amount = fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100)
    const pair = fc.oneof(
      fc.record({ now: amount, after: amount }),
      amount.map((same) => ({ now: same, after: same })),
    )
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 7 }), (pairs) => {
        const whole = (when: 'now' | 'after') => Math.round(sum(pairs.map((one) => one[when])) / 10) * 10
        const total = { now: whole('now'), after: whole('after') }
        const shown = shareOutPairs(pairs, total, 10)
        expect(sum(shown.map(({ now }) => now))).toBe(total.now)
        expect(sum(shown.map(({ after }) => after))).toBe(total.after)
        for (const { now, after } of shown) expect(Math.min(now, after)).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(
      shareOutPairs(
        [
          { now: 704, after: 704 },
          { now: 903, after: 402 },
        ],
        { now: 1610, after: 1110 },
        10,
      ),
    ).toEqual([
      { now: 710, after: 710 },
      { now: 900, after: 400 },
    ])
  })
})
