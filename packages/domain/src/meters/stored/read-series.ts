import { checkSeries, type SeriesCheck } from '../check-series.ts'
import { mergeReadings } from '../merge-readings.ts'
import type { Meter, MeterReadings } from '../meter.ts'
import { ReadingColumns } from '../reading-columns.ts'
import { unitsIn } from './meter-units.ts'
import { PACKED_LIMITS, type PackedReadings, packReadings, unpackReadings } from './packed-readings.ts'
import { BILLS, type SeriesKey } from './stored-series.ts'

const DAY = 86_400
const HOUR = 3600
const YEAR = 365 * DAY

/** Readings of one meter and one length, as a file told them. */
export interface ReadSeries {
  readonly key: SeriesKey
  readonly packed: PackedReadings
  readonly doubled: number
  readonly corrected: number
}

/** What a file says, as it can be stored. */
export interface ReadFile {
  readonly series: readonly ReadSeries[]
  /** Readings whose length fits no series, and series of power, temperature and the like. */
  readonly leftOut: number
}

/** 0 for a bill; a day has an hour more or less twice a year. */
const stepOf = (seconds: number): number => {
  if (seconds > DAY + HOUR) return BILLS
  return seconds < DAY - HOUR ? seconds : DAY
}

const isStorable = (seconds: number) => seconds >= PACKED_LIMITS.shortest && seconds <= PACKED_LIMITS.longest

/** The length that most of the readings within a day have. */
function usualStep({ seconds, count }: ReadingColumns): number {
  const often = new Map<number, number>()
  for (const each of seconds.subarray(0, count))
    if (isStorable(each) && each < DAY - HOUR) often.set(each, (often.get(each) ?? 0) + 1)
  return [...often].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? DAY
}

/** A reading that is twice as long as its neighbours, as some send it when clocks change, is two of them. */
function pushParts(into: ReadingColumns, from: ReadingColumns, index: number, step: number): void {
  const { start, seconds, value, cost, ...said } = from.at(index)
  const parts = seconds / step
  for (let part = 0; part < parts; part += 1)
    into.push(start + part * step, step, value / parts, { ...said, cost: cost / parts })
}

/** The step of the series that a reading belongs to; undefined where it fits none. */
function seriesStep(readings: ReadingColumns, index: number, usual: number): number | undefined {
  const [seconds = 0, start = 0] = [readings.seconds[index], readings.starts[index]]
  if (!isStorable(seconds)) return undefined
  const own = stepOf(seconds)
  if (own === BILLS || own === DAY || seconds === usual) return own
  const next = index + 1 < readings.count ? (readings.starts[index + 1] ?? 0) : Number.POSITIVE_INFINITY
  return seconds % usual === 0 && start + seconds <= next ? usual : undefined
}

/** The readings of a meter by their length: hours, days and bills are series of their own. */
function seriesOfMeter({ readings, ...meter }: Meter): ReadFile {
  const { point, fuel, unit, direction } = meter
  const usual = usualStep(readings)
  const steps = new Map<number, ReadingColumns>()
  let leftOut = 0
  for (let index = 0; index < readings.count; index += 1) {
    const step = seriesStep(readings, index, usual)
    if (step === undefined) {
      leftOut += 1
      continue
    }
    const into = steps.get(step) ?? new ReadingColumns()
    steps.set(step, into)
    if (step === BILLS || step === DAY) into.pushFrom(readings, index)
    else pushParts(into, readings, index, usual)
  }
  const series = [...steps].map(([step, of], index) => ({
    key: { fuel, unit, direction, step, point },
    packed: packReadings(of),
    // What came again is counted for the meter.
    doubled: index === 0 ? meter.doubled : 0,
    corrected: index === 0 ? meter.corrected : 0,
  }))
  return { series, leftOut }
}

export function seriesOfFile({ meters, leftOut }: Pick<MeterReadings, 'meters' | 'leftOut'>): ReadFile {
  const files = meters.map(seriesOfMeter)
  return {
    series: files.flatMap(({ series }) => series),
    leftOut: files.reduce((sum, each) => sum + each.leftOut, leftOut),
  }
}

/** A series as it is shown to the person before anything is stored. */
export interface UnderstoodSeries extends ReadSeries {
  readonly id: string
  readonly check: SeriesCheck
  readonly count: number
  /** The instants between which nothing is known, the longest first. */
  readonly gaps: readonly (readonly [from: number, to: number])[]
  /** Of the last 365 days. */
  readonly lastYear: number
  readonly typicalDay: number
  /** In kWh, or liters of water. */
  readonly typicalDayInUnits: number
}

export const seriesId = ({ fuel, unit, direction, step, point }: SeriesKey): string =>
  [fuel, unit, direction, step, point].join(' ')

function gapsIn({ starts, seconds, count }: ReadingColumns): [number, number][] {
  const gaps: [number, number][] = []
  for (let index = 1; index < count; index += 1) {
    const end = (starts[index - 1] ?? 0) + (seconds[index - 1] ?? 0)
    const start = starts[index] ?? 0
    if (start > end) gaps.push([end, start])
  }
  return gaps.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
}

function understandOne(same: readonly ReadSeries[], key: SeriesKey): UnderstoodSeries {
  const { readings, doubled, corrected } = mergeReadings(same.map(({ packed }) => unpackReadings(packed)))
  const check = checkSeries(readings)
  let [known, lastYear] = [0, 0]
  for (let index = 0; index < readings.count; index += 1) {
    known += readings.seconds[index] ?? 0
    if ((readings.starts[index] ?? 0) >= check.end - YEAR) lastYear += readings.values[index] ?? 0
  }
  const typicalDay = known === 0 ? 0 : (check.total / known) * DAY
  return {
    id: seriesId(key),
    key,
    check,
    lastYear,
    typicalDay,
    typicalDayInUnits: typicalDay * unitsIn(key.fuel, key.unit),
    packed: packReadings(readings),
    count: readings.count,
    gaps: gapsIn(readings),
    doubled: doubled + same.reduce((sum, each) => sum + each.doubled, 0),
    corrected: corrected + same.reduce((sum, each) => sum + each.corrected, 0),
  }
}

/** What several files say together: the same meter in two of them is one. */
export function understand(read: readonly ReadSeries[]): UnderstoodSeries[] {
  const groups = new Map<string, ReadSeries[]>()
  for (const series of read) {
    const id = seriesId(series.key)
    groups.set(id, [...(groups.get(id) ?? []), series])
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    return first === undefined ? [] : [understandOne(same, first.key)]
  })
}

/** Readings in portions that one call takes. */
export function portionsOf(
  packed: PackedReadings,
  most: number = PACKED_LIMITS.values / 2,
): PackedReadings[] {
  const readings = unpackReadings(packed)
  const portions: PackedReadings[] = []
  for (let from = 0; from < readings.count; from += most) {
    const portion = new ReadingColumns()
    for (let index = from; index < Math.min(readings.count, from + most); index += 1)
      portion.pushFrom(readings, index)
    portions.push(packReadings(portion))
  }
  return portions
}
