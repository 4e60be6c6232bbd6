import { dayNumber } from '@hearthlight/engine/savings'
import { describe, expect, it } from 'vitest'
import { type MeasureFuel, measureFuel } from './measure-fuel.ts'

const BEGINS = dayNumber('2025-01-01')
const ENDS = BEGINS + 3
const FIRST = BEGINS - 400
const temperature = (day: number) => 50 - 25 * Math.cos((2 * Math.PI * day) / 365) + ((day * 31) % 11) - 5
const noise = (day: number) => (((day * 7919) % 101) - 50) / 50
const weather = { firstDay: FIRST, values: Array.from({ length: 800 }, (_, day) => temperature(FIRST + day)) }

/** A home that heats below 60 °F and saves a share of all it uses after the work. */
const days = (share: number, ripple = 1, until = ENDS + 370) =>
  Array.from({ length: until - FIRST }, (_, index) => {
    const day = FIRST + index
    const use = 10 + Math.max(0, 60 - temperature(day)) + ripple * noise(day)
    return { day, days: 1, use: day < BEGINS ? use : use * (1 - share) }
  })
const asked = (
  periods: MeasureFuel['readings']['periods'],
  more: Partial<MeasureFuel> = {},
): MeasureFuel => ({
  readings: { fuel: 'electricity', unit: 'kWh', kwhPerUnit: 1, metering: 'daily', periods },
  work: { begins: BEGINS, ends: ENDS },
  weather,
  changes: [],
  promisedShare: { low: 0.15, value: 0.2, high: 0.25 },
  ...more,
})
const bills = (share: number, until = 27) =>
  Array.from({ length: until }, (_, index) => {
    const day = BEGINS - 390 + index * 30
    const own = days(share, 1, ENDS + 500).filter((each) => each.day >= day && each.day < day + 30)
    return { day, days: 30, use: own.reduce((sum, { use }) => sum + use, 0) }
  })

describe('what the meter says of work on a home', () => {
  it('is a saving where its band does not hold 0, by months on both sides of the work', () => {
    const found = measureFuel(asked(days(0.2)))
    expect(found.state).toBe('saved')
    expect(found.measured?.share).toBeCloseTo(0.2, 2)
    expect(found.measured?.model).toMatchObject({ kind: 'heating', heating_point: 60 })
    const kinds = found.measured?.model.by_kind ?? []
    // More in the heat was never so: no model of cooling alone could be chosen.
    expect(kinds.map(({ kind }) => kind)).toEqual(['flat', 'heating', 'both'])
    expect(kinds.reduce((sum, { qualified }) => sum + qualified, 0)).toBe(found.measured?.model.qualified)
    expect(kinds[1]).toMatchObject({
      heating_point: 60,
      cooling_point: null,
      adjusted_r2: found.measured?.model.adjusted_r2,
    })
    const months = found.measured?.months ?? []
    expect(months.filter(({ expected }) => expected === null)).toHaveLength(12)
    expect(months[0]).toMatchObject({ start: '2024-01-02', band: null })
    const after = months.filter(({ expected }) => expected !== null)
    expect(after.reduce((sum, { expected }) => sum + (expected ?? 0), 0)).toBeCloseTo(
      found.measured?.expected ?? 0,
      6,
    )
    expect(found.known_from).toBeNull()
  })
  it('may be more, and may be nothing that chance would not do', () => {
    expect(measureFuel(asked(days(-0.15))).state).toBe('rose')
    const chance = measureFuel(asked(days(0.004, 10)))
    expect(chance.state).toBe('chance')
    expect(Math.abs(chance.measured?.saved ?? 9)).toBeLessThan(chance.measured?.band ?? 0)
  })
  it('is not said before ninety days, nor before the promise would stand out', () => {
    const early = measureFuel(asked(days(0.2, 1, ENDS + 40)))
    expect(early).toMatchObject({
      state: 'not_yet',
      why: 'too_few_days',
      known_from: '2025-04-04',
      promised_share: { low: 0.15, high: 0.25 },
      measured: null,
    })
    const small = measureFuel(
      asked(days(0.02, 8, ENDS + 40), { promisedShare: { low: 0, value: 0.001, high: 0.002 } }),
    )
    expect(small.known_from).toBe('2026-01-04')
    expect(early.narrowing[0]?.band).toBeGreaterThan(early.narrowing.at(-1)?.band ?? 9)
    const short = measureFuel(asked(days(0.2, 1, ENDS + 100)))
    expect(short).toMatchObject({ state: 'saved', known_from: '2026-01-04' })
  })
  it('takes a year before the work, and says which days are missing', () => {
    const late = days(0.2).filter(({ day }) => day > BEGINS - 200)
    expect(measureFuel(asked(late))).toMatchObject({
      state: 'not_yet',
      why: 'readings_before',
      known_from: null,
      wanted: { from: '2024-01-02', to: '2025-01-01', used_days: 199 },
    })
    expect(measureFuel(asked(days(0.2, 1, BEGINS)))).toMatchObject({
      state: 'not_yet',
      why: 'readings_after',
    })
  })
  it('takes the weather of those days, and says of which months it is missing', () => {
    const gone = weather.values.map((value, index) => (FIRST + index < BEGINS - 290 ? null : value))
    const found = measureFuel(asked(days(0.2), { weather: { ...weather, values: gone } }))
    expect(found).toMatchObject({
      state: 'not_yet',
      why: 'weather',
      missing_weather: ['2024-01', '2024-02', '2024-03'],
    })
    const later = weather.values.map((value, index) => (FIRST + index < ENDS ? value : null))
    expect(measureFuel(asked(days(0.2), { weather: { ...weather, values: later } }))).toMatchObject({
      why: 'weather',
    })
  })
  it('sets a meter aside that counts below zero, scatters, or has a new car behind it', () => {
    const solar = days(0.2).map((each, index) => (index > 100 && index < 110 ? { ...each, use: -4 } : each))
    expect(measureFuel(asked(solar))).toMatchObject({ state: 'set_aside', why: 'below_zero' })
    const wild = days(0.2).map((each, index) => ({
      ...each,
      use: index % 9 === 0 ? each.use * 40 : each.use,
    }))
    expect(measureFuel(asked(wild))).toMatchObject({ state: 'set_aside', why: 'scattered' })
    const car = { kind: 'electric_car' as const, day: BEGINS + 60 }
    expect(measureFuel(asked(days(0.2), { changes: [car] }))).toMatchObject({
      state: 'set_aside',
      why: 'other_change',
    })
    expect(measureFuel(asked(days(0.2), { changes: [{ ...car, day: ENDS + 600 }] })).state).toBe('saved')
    const baby = { kind: 'people_more' as const, day: BEGINS + 60 }
    expect(measureFuel(asked(days(0.2), { changes: [baby] })).state).toBe('saved')
  })
  it('goes by bills from read to read', () => {
    const ofBills = (periods: MeasureFuel['readings']['periods']) =>
      measureFuel(
        asked(periods, {
          readings: { fuel: 'natural_gas', unit: 'therm', kwhPerUnit: 29.3, metering: 'bills', periods },
        }),
      )
    const found = ofBills(bills(0.2))
    expect(found.state).toBe('saved')
    expect(found.measured?.share).toBeCloseTo(0.2, 1)
    expect(found.measured?.months[0]?.start).toBe('2024-01-07')
    expect(ofBills(bills(0.2, 15))).toMatchObject({ state: 'not_yet', why: 'too_few_days' })
  })
})
