import type { EnergyUse } from '../stored/energy-use.ts'
import { zoneClock } from '../zone-clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HOURS = 24
/** Of the hours of a year: below it lies what never is switched off. */
const LOWEST = 0.1
const YEAR_HOURS = 8760
/** Enough hours of a season to tell its day. */
const FEWEST = 14

/** Hours of days in rows, for a picture: `values[day * 24 + hour]`, Not a Number where nothing is known. */
export interface HourGrid {
  /** The first day, counted from 1 January 1970. */
  readonly firstDay: number
  readonly days: number
  readonly values: Float64Array
}

/** The hours of several meters of one fuel, added up, by the days and hours that clocks show. */
export function hourGrid(
  { zone, start, series }: Extract<EnergyUse, { by: 'hour' }>,
  ids: readonly string[],
): HourGrid {
  const own = series.filter(({ id }) => ids.includes(id))
  const clock = zoneClock(zone)
  const count = Math.max(0, ...own.map(({ values }) => values.length))
  const firstDay = Math.floor(clock.shownAt(start * 1000) / DAY_MS)
  const lastDay = Math.floor(clock.shownAt(start * 1000 + (count - 1) * HOUR_MS) / DAY_MS)
  const days = Math.max(0, lastDay - firstDay + 1)
  const values = new Float64Array(days * HOURS).fill(Number.NaN)
  for (let index = 0; index < count; index += 1) {
    const shown = clock.shownAt(start * 1000 + index * HOUR_MS)
    const place = Math.floor((shown - firstDay * DAY_MS) / HOUR_MS)
    for (const each of own) {
      const value = each.values[index]
      if (value === null || value === undefined) continue
      const before = values[place] ?? Number.NaN
      values[place] = Number.isNaN(before) ? value : before + value
    }
  }
  return trimmed({ firstDay, days, values })
}

/** Without the days before the first reading and after the last. */
function trimmed({ firstDay, days, values }: HourGrid): HourGrid {
  const first = values.findIndex((each) => !Number.isNaN(each))
  const last = values.findLastIndex((each) => !Number.isNaN(each))
  if (first < 0) return { firstDay, days: 0, values: new Float64Array(0) }
  const [from, to] = [Math.floor(first / HOURS), Math.floor(last / HOURS) + 1]
  return {
    firstDay: firstDay + from,
    days: Math.min(days, to) - from,
    values: values.slice(from * HOURS, to * HOURS),
  }
}

/** What is taken all the time, in units an hour: nine of ten hours take more. Null where too little is known. */
export function alwaysOn({ values }: HourGrid): number | null {
  const known = values.slice(-YEAR_HOURS).filter((each) => !Number.isNaN(each))
  if (known.length < FEWEST * HOURS) return null
  return known.sort()[Math.floor(known.length * LOWEST)] ?? null
}

export type Season = 'winter' | 'summer'
const MONTHS: Readonly<Record<Season, readonly number[]>> = { winter: [11, 0, 1], summer: [5, 6, 7] }

/** The mean day of a season, hour by hour; null where too few of its days are known. */
export function meanDay({ firstDay, days, values }: HourGrid, season: Season): number[] | null {
  const sums = new Float64Array(HOURS)
  const counts = new Float64Array(HOURS)
  for (let day = 0; day < days; day += 1) {
    if (!MONTHS[season].includes(new Date((firstDay + day) * DAY_MS).getUTCMonth())) continue
    for (let hour = 0; hour < HOURS; hour += 1) {
      const value = values[day * HOURS + hour] ?? Number.NaN
      if (Number.isNaN(value)) continue
      sums[hour] = (sums[hour] ?? 0) + value
      counts[hour] = (counts[hour] ?? 0) + 1
    }
  }
  if (counts.some((count) => count < FEWEST)) return null
  return Array.from(sums, (sum, hour) => sum / (counts[hour] ?? 1))
}

/** The four hours in a row that take most on a mean day. */
export function dearHours(means: readonly number[], length = 4): number {
  const sumFrom = (from: number) =>
    Array.from({ length }, (_, index) => means[(from + index) % HOURS] ?? 0).reduce((a, b) => a + b, 0)
  return means.reduce((best, _, from) => (sumFrom(from) > sumFrom(best) ? from : best), 0)
}

const STEPS = [0.25, 0.5, 0.7, 0.85, 0.95]

/** Five borders between six steps, as round as they can be told. */
export function stepsOf({ values }: HourGrid): number[] {
  const known = values.filter((each) => !Number.isNaN(each)).sort()
  return STEPS.map((share) => rounded(known[Math.floor(known.length * share)] ?? 0))
}

const rounded = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(2)))
