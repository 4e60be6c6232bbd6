import { dayNumber } from '@hearthlight/engine/savings'
import { describe, expect, it } from 'vitest'
import { ReadingColumns } from '../meters/reading-columns.ts'
import { zoneClock } from '../meters/zone-clock.ts'
import { fuelReadings, type ReadSeries } from './fuel-readings.ts'

const DAY = 86_400
const HOUR = 3600
const FROM = dayNumber('2025-01-01')
const days = { clock: zoneClock('UTC'), from: FROM, to: FROM + 10 }

/** So much a day from one day of January to before another, but not in the hours that are left out. */
function series(
  point: string,
  step: number,
  kWhADay: number,
  [first, end]: readonly [number, number],
  left: readonly number[] = [],
): ReadSeries {
  const readings = new ReadingColumns()
  for (let at = (FROM + first - 1) * DAY; at < (FROM + end - 1) * DAY; at += step)
    if (!left.includes(at - FROM * DAY)) readings.push(at, step, (kWhADay * step) / DAY)
  return { fuel: 'electricity', unit: 'kWh', direction: 'import', step, point, readings }
}
const usesOf = (all: readonly ReadSeries[]) =>
  fuelReadings(all, days).map(({ periods }) => periods.map(({ use }) => use && Math.round(use * 1e6) / 1e6))
const TEN_DAYS = [1, 11] as const

describe('the days of a fuel', () => {
  it('count the days and the hours of one meter once, and two meters both, in whatever order they come', () => {
    const daily = series('E-1', DAY, 12, TEN_DAYS)
    const hourly = series('E-1', HOUR, 12, [4, 11])
    const other = series('E-2', HOUR, 5, TEN_DAYS)
    const expected = [Array.from({ length: 10 }, () => 17)]
    expect(usesOf([hourly, other, daily])).toEqual(expected)
    expect(usesOf([daily, hourly, other])).toEqual(expected)
  })

  it('take a day that one series of a meter lacks from the other, and know none that both lack', () => {
    const noon = (day: number) => (day - 1) * DAY + 12 * HOUR
    const hourly = series('E-1', HOUR, 12, TEN_DAYS, [noon(3), noon(7)])
    const daily = series('E-1', DAY, 13, [2, 6])
    expect(usesOf([daily, hourly])).toEqual([[12, 12, 13, 12, 12, 12, null, 12, 12, 12]])
  })

  it('go on with the days of a meter where its hours end', () => {
    const hourly = series('E-1', HOUR, 12, [1, 6])
    const daily = series('E-1', DAY, 9, [6, 11])
    expect(usesOf([daily, hourly])).toEqual([[12, 12, 12, 12, 12, 9, 9, 9, 9, 9]])
  })
})

describe('the bills of a fuel', () => {
  const bills = (point: string, uses: readonly number[], from = FROM, step = 0): ReadSeries => {
    const readings = new ReadingColumns()
    for (const [at, use] of uses.entries()) readings.push((from + at * 30) * DAY, 30 * DAY, use)
    return { fuel: 'natural_gas', unit: 'therm', direction: 'import', step, point, readings }
  }

  it('of two meters are added up, and of a changed one follow each other', () => {
    const changed = bills('G-3', [7], FROM + 90)
    expect(usesOf([bills('G-1', [10, 20, 30]), bills('G-2', [1, 2, 3]), changed])).toEqual([[11, 22, 33, 7]])
  })

  it('tell the fuel where some weeks of days stand beside them', () => {
    const weeks = { ...series('G-1', DAY, 1, [1, 11]), fuel: 'natural_gas', unit: 'therm' } as const
    expect(fuelReadings([weeks, bills('G-1', [10, 20])], days)).toMatchObject([{ metering: 'bills' }])
    expect(fuelReadings([weeks, bills('G-1', [])], days)).toMatchObject([{ metering: 'daily' }])
  })
})
