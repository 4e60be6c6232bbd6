import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitModel } from './fit-model.ts'
import type { UsePeriod } from './period.ts'
import { studentT } from './student-t.ts'

const DAYS = 365
/** A year that goes from cold to hot and back, with some weather of its own. */
const weather = {
  firstDay: 0,
  values: Array.from(
    { length: DAYS },
    (_, day) => 52 - 30 * Math.cos((2 * Math.PI * day) / DAYS) + ((day * 7919) % 13) - 6,
  ),
}
const yearOf = (use: (temperature: number) => number): UsePeriod[] =>
  weather.values.map((temperature, day) => ({ day, days: 1, use: use(temperature) }))

describe('the model of a home', () => {
  it.each([
    ['heating', 61, null, (t: number) => 8 + 0.9 * Math.max(0, 61 - t)],
    ['cooling', null, 70, (t: number) => 8 + 1.7 * Math.max(0, t - 70)],
    ['both', 58, 72, (t: number) => 8 + 0.4 * Math.max(0, 58 - t) + 2 * Math.max(0, t - 72)],
  ])('finds the balance points of a home with %s', (kind, heatingPoint, coolingPoint, use) => {
    const best = fitModel(yearOf(use), weather, { metering: 'daily', cools: true })?.best
    expect(best).toMatchObject({ kind, heatingPoint, coolingPoint })
    expect(best?.base).toBeCloseTo(8, 9)
    expect(best?.adjustedR2).toBeCloseTo(1, 12)
  })

  it('stays flat where the use has nothing to do with the weather', () => {
    const flat = fitModel(
      yearOf(() => 5),
      weather,
      { metering: 'daily', cools: true },
    )
    expect(flat?.best).toMatchObject({ kind: 'flat', base: 5, adjustedR2: 0 })
  })

  it('tries no cooling for a gas meter, and nothing that fewer than ten days would carry', () => {
    const fit = fitModel(
      yearOf((t) => Math.max(0, 90 - t)),
      weather,
      { metering: 'daily', cools: false },
    )
    expect(fit?.qualified.every(({ coolingPoint }) => coolingPoint === null)).toBe(true)
    const cold = {
      firstDay: 0,
      values: weather.values.map((value, day) => (day < 9 ? 20 : Math.max(value, 60))),
    }
    const few = fitModel(
      yearOf(() => 1),
      cold,
      { metering: 'daily', cools: false },
    )
    expect(few?.notTried).toBe(31)
  })

  it('says the same of a year when its days come in another order', () => {
    const uses = yearOf((t) => 4 + Math.max(0, 60 - t) + (Math.round(t * 31) % 5))
    fc.assert(
      fc.property(fc.shuffledSubarray(uses, { minLength: DAYS, maxLength: DAYS }), (shuffled) => {
        const [one, other] = [uses, shuffled].map(
          (days) => fitModel(days, weather, { metering: 'daily', cools: true })?.best,
        )
        expect(other).toMatchObject({
          kind: one?.kind,
          heatingPoint: one?.heatingPoint,
          coolingPoint: one?.coolingPoint,
        })
        expect(other?.adjustedR2).toBeCloseTo(one?.adjustedR2 ?? 0, 10)
      }),
      { numRuns: 5 },
    )
  })
})

it.each([
  [0.95, 1, 6.313752],
  [0.95, 10, 1.812461],
  [0.95, 363, 1.649062],
  [0.9, 30, 1.310415],
])("Student's t at %d with %d degrees of freedom is %d", (share, freedom, value) => {
  expect(studentT(share, freedom)).toBeCloseTo(value, 5)
})
