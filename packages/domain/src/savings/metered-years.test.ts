import { dayNumber } from '@hearthlight/engine/savings'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import { typicalDays } from '../meters/insight/typical-weather.ts'
import { ReadingColumns } from '../meters/reading-columns.ts'
import { BILLS } from '../meters/stored/stored-series.ts'
import { zoneClock } from '../meters/zone-clock.ts'
import type { ReadSeries } from './fuel-readings.ts'
import { meteredYears } from './metered-years.ts'

const { climate } = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
const clock = zoneClock('UTC')
const DAY = 86_400
const FROM = dayNumber('2023-11-01')
const TO = dayNumber('2025-11-01')
const usualDays = (firstDay: number, count: number) => typicalDays(climate, firstDay, count)
const usual = usualDays(FROM, TO - FROM)
const usualAt = (day: number) => usual.values[day - FROM] ?? 0
/** Every day of these two years was 6 °F colder than usual. */
const COLDER = 6
const weather = {
  station: 'Milwaukee',
  days: { firstDay: FROM, values: usual.values.map((each) => (each ?? 0) - COLDER) },
}
const heated = (outdoors: number) => 5 + Math.max(0, 60 - outdoors)

type Made = Partial<Pick<ReadSeries, 'fuel' | 'unit' | 'direction' | 'point'>> & {
  from?: string
  to?: string
  step?: number
  use: (day: number) => number
}
function series({ from = '2023-11-01', to = '2025-11-01', step = DAY, use, ...key }: Made): ReadSeries {
  const readings = new ReadingColumns()
  const days = step === BILLS ? 30 : 1
  for (let day = dayNumber(from); day + days <= dayNumber(to); day += days) {
    const value = Array.from({ length: days }, (_, at) => use(day + at)).reduce((a, b) => a + b, 0)
    readings.push(day * DAY, days * DAY, value, { cost: Number.NaN, flags: 0 })
  }
  return { fuel: 'electricity', unit: 'kWh', direction: 'import', point: '', step, readings, ...key }
}
const years = (all: ReadSeries[], known: typeof weather | null = weather, since: string | null = null) => {
  const worked = since === null ? null : dayNumber(since)
  return meteredYears({ series: all, clock, from: FROM, to: TO, since: worked, weather: known, usualDays })
}
const sum = (months: readonly number[]) => months.reduce((a, b) => a + b, 0)
const usualYear = usualDays(dayNumber('2025-01-01'), 365).values.map((each) => heated(each ?? 0))

describe('what meters say of a usual year', () => {
  it('has the weather of the days taken out, where the station knows it', () => {
    const [year, ...others] = years([series({ use: (day) => heated(usualAt(day) - COLDER) })])
    expect(others).toEqual([])
    expect(year).toMatchObject({
      fuel: 'electricity',
      metering: 'daily',
      station: 'Milwaukee',
      first: '2024-11-01',
      end: '2025-11-01',
    })
    const found = sum(year?.months_kwh ?? [])
    expect(found / sum(usualYear)).toBeCloseTo(1, 2)
    const measured = Array.from({ length: 365 }, (_, at) => heated(usualAt(TO - 365 + at) - COLDER))
    expect(found).toBeLessThan(0.95 * sum(measured))
  })

  it('is what was read, month by month, where no station has weather', () => {
    const [year] = years([series({ use: (day) => heated(usualAt(day) - COLDER) })], null)
    expect(year?.station).toBeNull()
    const january = Array.from({ length: 31 }, (_, at) =>
      heated(usualAt(dayNumber('2025-01-01') + at) - COLDER),
    )
    expect(year?.months_kwh[0]).toBeCloseTo(sum(january), -1)
  })

  it('is the newest year, in kWh, of bills too, and by the fuel’s name in the model', () => {
    const oil = series({
      fuel: 'oil',
      unit: 'gal',
      step: BILLS,
      use: (day) => (day < dayNumber('2024-10-01') ? 9 : 0.1 * heated(usualAt(day) - COLDER)),
    })
    const [year] = years([oil])
    expect(year).toMatchObject({ fuel: 'fuel_oil', metering: 'bills', station: 'Milwaukee' })
    expect(sum(year?.months_kwh ?? [])).toBeGreaterThan(0.95 * 40.7 * 0.1 * sum(usualYear))
    expect(sum(year?.months_kwh ?? [])).toBeLessThan(1.05 * 40.7 * 0.1 * sum(usualYear))
  })

  it('needs nine months with the cold ones among them, and no day below zero', () => {
    const use = () => 12
    expect(years([series({ use, from: '2025-03-15' })])).toEqual([])
    expect(years([series({ use, from: '2024-12-20', to: '2025-10-31' })])).toHaveLength(1)
    expect(years([series({ use, from: '2025-01-20', to: '2025-12-31' })])).toHaveLength(0)
    expect(years([series({ use: (day) => (day === dayNumber('2025-06-01') ? -3 : 12) })])).toEqual([])
  })

  it('leaves out water and what goes to the grid, and asks bills where weeks of days say too little', () => {
    const solar = series({ use: () => 12, direction: 'export' })
    const water = series({ use: () => 400, fuel: 'water', unit: 'l' })
    expect(years([solar, water])).toEqual([])
    const weeks = series({ use: () => 50, from: '2025-10-01' })
    const bills = series({ use: () => 10, step: BILLS })
    const [year] = years([weeks, bills])
    expect(year?.metering).toBe('bills')
    expect(sum(year?.months_kwh ?? [])).toBeCloseTo(3650, -1)
  })

  it('begins after work on the home where enough was read since, else tells nothing of that fuel', () => {
    const after = (day: string) => (at: number) => (at < dayNumber(day) ? 40 : 12)
    const ended = '2025-01-08'
    const power = series({ use: after(ended) })
    // Its bill of the middle of January was begun before the work ended.
    const oil = series({ use: after(ended), fuel: 'oil', unit: 'gal', step: BILLS })
    const [electric, heating] = years([oil, power], weather, ended)
    expect(electric).toMatchObject({ fuel: 'electricity', first: ended, end: '2025-11-01' })
    expect(sum(electric?.months_kwh ?? [])).toBeCloseTo(12 * 365, -1)
    expect(heating).toBeUndefined()
    expect(years([power], weather, '2025-03-01')).toEqual([])
    expect(years([power], weather, '2026-02-01')).toEqual([])
    // What was done before the newest year takes nothing of it.
    expect(years([power], weather, '2024-05-01')).toEqual(years([power]))
  })
})
