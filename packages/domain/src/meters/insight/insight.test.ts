import type { Climate } from '@hearthlight/engine'
import { expect, it } from 'vitest'
import type { EnergyUse } from '../stored/energy-use.ts'
import type { IdentifiedSeries } from '../stored/stored-series.ts'
import { dayNumber, dayOfNumber } from '../stored/use-in-spans.ts'
import { fuelInsight } from './fuel-insight.ts'
import { fuelsOf } from './fuel-periods.ts'
import { alwaysOn, dearHours, hourGrid, meanDay, stepsOf } from './hour-insight.ts'
import { typicalDays } from './typical-weather.ts'

const DAY = 86_400
/** −6 °C in January, 21 °C in July. */
const MONTHLY = [-6, -4, 1, 7, 13, 18, 21, 20, 16, 9, 3, -3]
const CLIMATE = {
  kind: 'mean_days',
  dryBulbC: Float64Array.from(MONTHLY.flatMap((mean) => Array.from({ length: 24 }, () => mean))),
  dailyDeviationC: Float64Array.from(MONTHLY, () => 4),
} as Partial<Climate> as Climate

const series = (id: string, over: Partial<IdentifiedSeries> = {}): IdentifiedSeries => ({
  id,
  fuel: 'electricity',
  unit: 'kWh',
  direction: 'import',
  step: 3600,
  point: '',
  building_id: 'b',
  source: 'file',
  utility: '',
  label: '',
  first: 0,
  end: 400 * DAY,
  count: 1,
  missing: 0,
  estimated: 0,
  corrected: 0,
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
})
type Period = { start: string; end: string; use: number; partial?: boolean }
const bills = (
  ...told: readonly (readonly [id: string, periods: readonly Period[]])[]
): Extract<EnergyUse, { by: 'bill' }> => ({
  by: 'bill',
  zone: 'America/Chicago',
  series: told.map(([id, periods]) => ({
    id,
    fuel: 'electricity',
    unit: 'kWh',
    direction: 'import',
    periods: periods.map((each) => ({ cost: 1, estimated: false, partial: false, ...each })),
  })),
})

it('a usual year has the degree days of its months, and is the same every year', () => {
  const first = dayNumber('2025-01-01')
  const { values } = typicalDays(CLIMATE, first, 730)
  const mean = (from: string, days: number) => {
    const start = dayNumber(from) - first
    return values.slice(start, start + days).reduce((sum: number, each) => sum + (each ?? 0), 0) / days
  }
  // The months pass into each other: the coldest is a little milder, the warmest a little cooler than its mean.
  expect(mean('2025-01-01', 31)).toBeCloseTo(32 + 1.8 * -5.4, 0)
  expect(mean('2025-07-01', 31)).toBeCloseTo(32 + 1.8 * 20.5, 0)
  expect(values.slice(0, 365)).toEqual(values.slice(365))
  const january = values.slice(0, 31).map((each) => each ?? 0)
  expect(Math.max(...january) - Math.min(...january)).toBeGreaterThan(20)
})

it('adds the meters of a fuel up, counts the same meter once, and takes bills where hours are too few', () => {
  const months = (use: number, partial = false): Period[] => [
    { start: '2025-01-01', end: '2025-02-01', use, partial },
    { start: '2025-02-01', end: '2025-03-01', use },
  ]
  const told = bills(
    ['hours', months(10)],
    ['days', months(99)],
    ['other', months(5, true).slice(0, 1)],
    ['sold', months(3)],
    ['gas-bills', [...months(70), { start: '2025-03-01', end: '2025-04-02', use: 71 }]],
    ['gas-hours', months(1)],
  )
  const gas = { fuel: 'natural_gas', unit: 'therm' } as const
  const fuels = fuelsOf(
    [
      series('sold', { direction: 'export' }),
      series('gas-hours', { ...gas, end: 20 * DAY }),
      series('gas-bills', { ...gas, step: 0, end: 90 * DAY }),
      series('hours', { point: '1' }),
      series('days', { point: '1', step: DAY, end: 300 * DAY }),
      series('other', { point: '2' }),
    ],
    { use: told, days: null },
  )
  expect(fuels.map(({ key, isBilled, hourly }) => [key.fuel, key.direction, isBilled, hourly])).toEqual([
    ['electricity', 'import', false, ['hours', 'other']],
    ['natural_gas', 'import', true, ['gas-hours']],
    ['electricity', 'export', false, ['sold']],
  ])
  expect(fuels[0]?.periods.map(({ use, isPartial }) => [use, isPartial])).toEqual([
    [15, true],
    [10, true],
  ])
  expect(fuels[1]?.periods.map(({ days, use }) => [days, use])).toEqual([
    [31, 70],
    [28, 70],
    [32, 71],
  ])
})

it('takes the months that the hours of a meter lack from its days', () => {
  const month = (start: string, end: string, use: number, partial = false): Period => ({
    start,
    end,
    use,
    partial,
  })
  const told = bills(
    ['days', [month('2025-01-01', '2025-02-01', 30), month('2025-02-01', '2025-03-01', 31)]],
    ['hours', [month('2025-02-01', '2025-03-01', 9, true), month('2025-03-01', '2025-04-01', 32)]],
  )
  const [fuel] = fuelsOf([series('days', { step: DAY, end: 300 * DAY }), series('hours')], {
    use: told,
    days: null,
  })
  expect(fuel?.periods.map(({ use, isPartial }) => [use, isPartial])).toEqual([
    [30, false],
    [31, false],
    [32, false],
  ])
})

it('finds the point at which heating starts, and the month that its cold does not explain', () => {
  const first = dayNumber('2024-01-01')
  const weather = typicalDays(CLIMATE, first, 731)
  const truth = (day: number) => 1 + 0.2 * Math.max(0, 60 - (weather.values[day - first] ?? 0))
  const months = Array.from({ length: 24 }, (_, index): Period => {
    const [from, to] = [index, index + 1].map((month) => Date.UTC(2024, month, 1) / (DAY * 1000))
    let use = 0
    for (let day = from ?? 0; day < (to ?? 0); day += 1) use += truth(day)
    const dear = index === 13 ? 1.3 : 1
    return {
      start: dayOfNumber(from ?? 0),
      end: dayOfNumber(to ?? 0),
      use: use * dear,
      partial: index === 23,
    }
  })
  const gas = { fuel: 'natural_gas', unit: 'therm' } as const
  const [fuel] = fuelsOf([series('gas', gas)], { use: bills(['gas', months]), days: null })
  if (fuel === undefined) throw new Error('no fuel')
  const { fit, shown, lastYear } = fuelInsight(fuel, { usual: weather, station: null })
  expect(fit).toMatchObject({ metering: 'bills', isOfStation: false })
  expect(fit?.model.kind).toBe('heating')
  expect(Math.abs((fit?.model.heatingPoint ?? 0) - 60)).toBeLessThanOrEqual(3)
  expect(shown).toHaveLength(13)
  const [worst] = shown
    .filter(({ isPartial }) => !isPartial)
    .toSorted((a, b) => b.use / (b.expected ?? 1) - a.use / (a.expected ?? 1))
  expect(worst && dayOfNumber(worst.day)).toBe('2025-02-01')
  expect(lastYear?.days).toBeGreaterThanOrEqual(360)
  // Without weather nothing is explained, and with eight months nothing is guessed.
  expect(fuelInsight(fuel, null).fit).toBeNull()
  const [few] = fuelsOf([series('gas', gas)], { use: bills(['gas', months.slice(0, 8)]), days: null })
  expect(few && fuelInsight(few, { usual: weather, station: null })).toMatchObject({
    fit: null,
    lastYear: null,
  })
})

/** Two years of days of a home that heats below 60 °F, in weather that is nobody's usual year. */
function daysOfGas(brokenFrom = 731) {
  const first = dayNumber('2024-01-01')
  const values = Array.from(
    { length: 731 },
    (_, day) => 45 - 25 * Math.cos((2 * Math.PI * day) / 365) + ((day * 37) % 23) - 11,
  )
  const uses = values.map((value) => 1 + 0.2 * Math.max(0, 60 - value))
  const months = Array.from({ length: 24 }, (_, index): Period => {
    const [from = 0, to = 0] = [index, index + 1].map((month) => Date.UTC(2024, month, 1) / (DAY * 1000))
    const own = uses.slice(from - first, to - first)
    return { start: dayOfNumber(from), end: dayOfNumber(to), use: own.reduce((sum, use) => sum + use, 0) }
  })
  const days: Extract<EnergyUse, { by: 'day' }> = {
    by: 'day',
    zone: 'America/Chicago',
    first: '2024-01-01',
    series: [
      {
        id: 'gas',
        fuel: 'natural_gas',
        unit: 'therm',
        direction: 'import',
        estimated: [],
        values: uses,
        partial: [[700, 1]],
      },
    ],
  }
  const known = values.map((value, day) => (day < brokenFrom ? value : null))
  return {
    days,
    months,
    weather: { usual: typicalDays(CLIMATE, first, 731), station: { firstDay: first, values: known } },
  }
}

it('holds days against the weather they had where a station knows it, else months, else the usual year', () => {
  const gas = series('gas', { fuel: 'natural_gas', unit: 'therm', step: DAY })
  const explained = (
    { days, months, weather }: ReturnType<typeof daysOfGas>,
    over: Partial<IdentifiedSeries> = {},
  ) => {
    const [fuel] = fuelsOf([{ ...gas, ...over }], { use: bills(['gas', months]), days })
    if (fuel === undefined) throw new Error('no fuel')
    return fuelInsight(fuel, weather)
  }
  const daily = explained(daysOfGas())
  expect(daily.fit).toMatchObject({
    metering: 'daily',
    isOfStation: true,
    model: { kind: 'heating', heatingPoint: 60 },
  })
  expect(daily.fit?.model.heating).toBeCloseTo(0.2, 9)
  // The newest year, without the day of which a part is not known.
  expect(daily.points).toHaveLength(364)
  expect(daily.points.some(({ day }) => day === dayNumber('2025-12-01'))).toBe(false)
  for (const { use, expected } of daily.shown) expect(expected).toBeCloseTo(use, 6)
  // Of bills the months are held against the weather they had.
  const billed = explained(daysOfGas(), { step: 0 })
  expect(billed.fit).toMatchObject({ metering: 'bills', isOfStation: true, model: { heatingPoint: 60 } })
  expect(billed.points).toHaveLength(24)
  // A station that broke in the second year does not know the days, and its months are not nine in ten.
  expect(explained(daysOfGas(500)).fit).toMatchObject({ metering: 'bills', isOfStation: false })
})

it('adds the bills of two meters up by the days that they share, and lets those of a changed meter follow', () => {
  const bill = (start: string, end: string, use: number): Period => ({ start, end, use })
  const lead = [bill('2025-01-01', '2025-01-31', 30), bill('2025-01-31', '2025-03-02', 60)]
  const other = [bill('2025-01-11', '2025-02-10', 90), bill('2025-02-10', '2025-03-12', 30)]
  const next = [bill('2025-03-02', '2025-04-01', 33)]
  const told = bills(['lead', lead], ['other', other], ['next', next], ['again', lead.slice(0, 1)])
  const of = (id: string, point: string, days: number) => series(id, { step: 0, point, end: days * DAY })
  const [fuel] = fuelsOf(
    [of('lead', '1', 60), of('other', '2', 59), of('next', '3', 30), of('again', '1', 20)],
    {
      use: told,
      days: null,
    },
  )
  // 20 days of the other meter's first bill lie in the first, 10 of it and 20 of the next in the second.
  expect(fuel?.periods.map(({ use, isPartial }) => [Math.round(use * 1e6) / 1e6, isPartial])).toEqual([
    [30 + 60, false],
    [60 + 30 + 20, false],
    [33 + 10, false],
  ])
})

const FIRST = Date.parse('2025-03-07T06:00:00Z') / 1000
const hours = (values: readonly (number | null)[]): Extract<EnergyUse, { by: 'hour' }> => ({
  by: 'hour',
  zone: 'America/Chicago',
  start: FIRST,
  series: ['a', 'b', 'gas'].map((id) => ({
    id,
    fuel: 'electricity',
    unit: 'kWh',
    direction: 'import',
    values: [...values],
    estimated: [],
    partial: [],
  })),
})

it('puts hours into the days that clocks show, with a gap in spring, and adds two meters up', () => {
  const grid = hourGrid(hours([null, ...Array.from({ length: 94 }, () => 1), null]), ['a', 'b'])
  expect([dayOfNumber(grid.firstDay), grid.days]).toEqual(['2025-03-07', 4])
  expect(grid.values[0]).toBeNaN()
  expect(grid.values[1]).toBe(2)
  // 2 am of 9 March never was.
  expect(grid.values[2 * 24 + 2]).toBeNaN()
  expect(grid.values[2 * 24 + 3]).toBe(2)
  expect(hourGrid(hours([null, null]), ['a']).days).toBe(0)
})

it('knows what never is switched off, the mean day of a season and its dear hours', () => {
  const evening = (hour: number) => (hour >= 17 && hour < 21 ? 2 : 0.3)
  const summer = Date.parse('2025-06-01T05:00:00Z') / 1000
  const told = { ...hours(Array.from({ length: 24 * 40 }, (_, hour) => evening(hour % 24))), start: summer }
  const grid = hourGrid(told, ['a'])
  expect(alwaysOn(grid)).toBe(0.3)
  expect(meanDay(grid, 'winter')).toBeNull()
  const means = meanDay(grid, 'summer') ?? []
  expect(means[18]).toBeCloseTo(2)
  expect(dearHours(means)).toBe(17)
  expect(stepsOf(grid)).toEqual([0.3, 0.3, 0.3, 2, 2])
  expect(alwaysOn(hourGrid(hours([1, 2, 3]), ['a']))).toBeNull()
})
