import { ESTIMATED, type Reading, ReadingColumns } from '../reading-columns.ts'
import type { ZoneClock } from '../zone-clock.ts'
import type { Ranges, UseByPeriods, UseInARow } from './energy-use.ts'

const HOUR = 3600
const DAY_MS = 86_400_000

/** Days counted from 1 January 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS
export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** The figures of equal or unequal spans of which each begins where the one before ends. */
type Sums = {
  readonly use: Float64Array
  readonly cost: Float64Array
  /** Seconds that are known. */
  readonly known: Float64Array
  readonly estimated: Uint8Array
}

/** Adds each reading to the spans it lies in, by the time it has in each. `bounds` are instants in seconds. */
function sumInto(readings: ReadingColumns, bounds: Float64Array): Sums {
  const count = bounds.length - 1
  const sums: Sums = {
    use: new Float64Array(count),
    cost: new Float64Array(count).fill(Number.NaN),
    known: new Float64Array(count),
    estimated: new Uint8Array(count),
  }
  let span = 0
  for (let index = 0; index < readings.count; index += 1) {
    const reading = readings.at(index)
    span = spanAt(bounds, span, reading.start)
    for (let at = span; at < count && (bounds[at] ?? 0) < reading.start + reading.seconds; at += 1)
      addPart(sums, at, reading, bounds)
  }
  return sums
}

/** Readings are in the order of their starts, and so the search goes on from the last one. */
function spanAt(bounds: Float64Array, from: number, start: number): number {
  let span = from
  while (span > 0 && (bounds[span] ?? 0) > start) span -= 1
  while (span < bounds.length - 1 && (bounds[span + 1] ?? 0) <= start) span += 1
  return span
}

function addPart(sums: Sums, at: number, reading: Reading, bounds: Float64Array): void {
  const { start, seconds, value, cost, flags } = reading
  const part = Math.min(start + seconds, bounds[at + 1] ?? 0) - Math.max(start, bounds[at] ?? 0)
  if (part <= 0) return
  const share = part / seconds
  sums.use[at] = (sums.use[at] ?? 0) + value * share
  sums.known[at] = (sums.known[at] ?? 0) + part
  if (!Number.isNaN(cost)) {
    const known = sums.cost[at] ?? Number.NaN
    sums.cost[at] = (Number.isNaN(known) ? 0 : known) + cost * share
  }
  if ((flags & ESTIMATED) !== 0) sums.estimated[at] = 1
}

/** No meter sends more digits; parts of readings have as many as they like. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

function rangesOf(count: number, holds: (index: number) => boolean): Ranges {
  const ranges: [number, number][] = []
  for (let index = 0; index < count; index += 1) {
    if (!holds(index)) continue
    const last = ranges.at(-1)
    if (last !== undefined && last[0] + last[1] === index) last[1] += 1
    else ranges.push([index, 1])
  }
  return ranges
}

type InARow = Pick<UseInARow, 'values' | 'estimated' | 'partial'>

function inARow(readings: ReadingColumns, bounds: Float64Array): InARow {
  const { use, known, estimated } = sumInto(readings, bounds)
  const length = (index: number) => (bounds[index + 1] ?? 0) - (bounds[index] ?? 0)
  const isKnown = (index: number) => (known[index] ?? 0) > 0
  return {
    values: Array.from(use, (value, index) => (isKnown(index) ? rounded(value) : null)),
    estimated: rangesOf(use.length, (index) => estimated[index] === 1),
    partial: rangesOf(use.length, (index) => isKnown(index) && (known[index] ?? 0) < length(index)),
  }
}

/** By hours from an instant (in seconds) on. */
export const useByHours = (readings: ReadingColumns, start: number, end: number): InARow =>
  inARow(
    readings,
    Float64Array.from({ length: Math.ceil((end - start) / HOUR) + 1 }, (_, hour) => start + hour * HOUR),
  )

/** How far from midnight the day of a daily reading may begin (the day of gas does at 9 or 10). */
const HALF_DAY = 43_200
const LEAST_DAY = 23 * HOUR
const MOST_DAY = 25 * HOUR

/** By days of the zone. A reading of a day counts for the day that most of it lies in. */
export function useByDays(readings: ReadingColumns, clock: ZoneClock, from: number, to: number): InARow {
  const bounds = Float64Array.from({ length: to - from + 1 }, (_, day) => clock.dayStart(from + day) / 1000)
  return inARow(onDays(readings, clock), bounds)
}

const isOfDay = (seconds: number): boolean => seconds >= LEAST_DAY && seconds <= MOST_DAY

/** Readings of a day moved to the midnight of theirs; shorter ones as they are. */
function onDays(readings: ReadingColumns, clock: ZoneClock): ReadingColumns {
  if (!readings.seconds.subarray(0, readings.count).some(isOfDay)) return readings
  const moved = new ReadingColumns()
  for (let index = 0; index < readings.count; index += 1) {
    const { start, seconds, value, cost, flags } = readings.at(index)
    if (!isOfDay(seconds)) {
      moved.pushFrom(readings, index)
      continue
    }
    const day = Math.floor(clock.shownAt((start + HALF_DAY) * 1000) / DAY_MS)
    const [midnight, next] = [clock.dayStart(day) / 1000, clock.dayStart(day + 1) / 1000]
    moved.push(midnight, next - midnight, value, { cost, flags })
  }
  return moved
}

type Periods = UseByPeriods['periods']

const dayAt = (clock: ZoneClock, seconds: number) =>
  dayOfNumber(Math.floor(clock.shownAt(seconds * 1000) / DAY_MS))

/** Bills as they are. */
export function asBills(readings: ReadingColumns, clock: ZoneClock): Periods {
  return Array.from({ length: readings.count }, (_, index) => {
    const { start, seconds, value, cost, flags } = readings.at(index)
    return {
      start: dayAt(clock, start),
      end: dayAt(clock, start + seconds),
      use: value,
      cost: Number.isNaN(cost) ? null : cost,
      estimated: (flags & ESTIMATED) !== 0,
      partial: false,
    }
  })
}

/** By months of the calendar of the zone, those of which something is known. */
export function useByMonths(readings: ReadingColumns, clock: ZoneClock, from: number, to: number): Periods {
  const first = new Date(from * DAY_MS)
  const monthDay = (month: number) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month) / DAY_MS
  const days: number[] = []
  for (let month = 0; monthDay(month) < to; month += 1) days.push(Math.max(from, monthDay(month)))
  days.push(to)
  const bounds = Float64Array.from(days, (day) => clock.dayStart(day) / 1000)
  const { use, cost, known, estimated } = sumInto(onDays(readings, clock), bounds)
  return Array.from(use, (value, index) => ({
    start: dayOfNumber(days[index] ?? 0),
    end: dayOfNumber(days[index + 1] ?? 0),
    use: rounded(value),
    cost: Number.isNaN(cost[index]) ? null : rounded(cost[index] ?? 0),
    estimated: estimated[index] === 1,
    partial: (known[index] ?? 0) < (bounds[index + 1] ?? 0) - (bounds[index] ?? 0),
  })).filter((_, index) => (known[index] ?? 0) > 0)
}
