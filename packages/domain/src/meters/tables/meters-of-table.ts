import { checkSeries } from '../check-series.ts'
import { mergeReadings } from '../merge-readings.ts'
import type { Meter, MeterReadings, MeterUnit } from '../meter.ts'
import { MeterFileProblem } from '../meter-file-problem.ts'
import { ESTIMATED, ReadingColumns } from '../reading-columns.ts'
import { type ZoneClock, zoneClock } from '../zone-clock.ts'
import type { CollectedTable } from './table-collector.ts'
import { type Track, type TrackReading, tracksOf } from './table-tracks.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The length that most rows have, by the distance to the next time. */
function usualLength(readings: readonly TrackReading[]): number {
  const labels = [...new Set(readings.map(({ label }) => label))].toSorted((a, b) => a - b)
  const counts = new Map<number, number>()
  for (const [index, label] of labels.slice(1).entries()) {
    const length = label - (labels[index] ?? 0)
    counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? DAY_MS
}

interface Placed {
  readonly placed: readonly TrackReading[]
  readonly oldest: TrackReading | undefined
}

/** A bill that tells only its end begins where the one before ended; the oldest has no beginning. */
function withBeginnings(readings: readonly TrackReading[]): Placed {
  if (readings.some(({ begin, end }) => begin !== null || (end !== null && end % DAY_MS !== 0)))
    return { placed: readings, oldest: undefined }
  const sorted = readings.toSorted((a, b) => (a.end ?? 0) - (b.end ?? 0))
  const [oldest, ...later] = sorted
  return {
    oldest,
    placed: later.map((reading, index) => ({ ...reading, begin: sorted[index]?.end ?? null })),
  }
}

/** Of a time that clocks show twice the first row means summer time, and the next winter time. */
function placing(clock: ZoneClock) {
  const seen = new Map<number, number>()
  return (shown: number): number => {
    const [first, last] = clock.instantsOf(shown)
    if (first === last) return first
    const times = seen.get(shown) ?? 0
    seen.set(shown, times + 1)
    return times % 2 === 0 ? first : last
  }
}

/** The instants of a row, in milliseconds. Within a day an interval is as long as it says; days are as long as clocks make them. */
function spanOf(
  { begin, end, offset }: TrackReading,
  usual: number,
  clock: ZoneClock,
  place: (shown: number) => number,
) {
  const length = begin !== null && end !== null ? end - begin : usual
  const instant = (shown: number) => (offset === null ? place(shown) : shown - offset)
  const start = begin === null ? instant(end ?? 0) - length : instant(begin)
  const isDays = begin !== null && offset === null && length >= DAY_MS && length % DAY_MS === 0
  return { start, length: isDays ? clock.instantsOf(begin + length)[0] - start : length }
}

function columnsOf(
  readings: readonly TrackReading[],
  { unit, direction }: Track,
  clock: ZoneClock,
): ReadingColumns {
  const columns = new ReadingColumns()
  const place = placing(clock)
  const usual = usualLength(readings)
  for (const reading of readings) {
    const { start, length } = spanOf(reading, usual, clock, place)
    const energy = unit === 'kW' ? (reading.value * length) / HOUR_MS : reading.value
    columns.push(start / 1000, length / 1000, direction === 'export' ? Math.abs(energy) : energy, {
      cost: reading.cost ?? Number.NaN,
      stamp: reading.changed,
      flags: reading.isEstimated ? ESTIMATED : 0,
    })
  }
  return columns
}

const overlaps = (one: Track, other: Track): boolean => {
  const labels = new Set(one.readings.map(({ label }) => label))
  return other.readings.some(({ label }) => labels.has(label))
}

/** Sections that follow each other in time are one meter's; those of the same time are other things it counts. */
function joinSections(tracks: readonly Track[]): Track[] {
  const joined: Track[] = []
  for (const track of tracks) {
    const before = joined.findIndex(
      (each) =>
        each.use === track.use &&
        each.unit === track.unit &&
        each.direction === track.direction &&
        each.section !== track.section &&
        !overlaps(each, track),
    )
    const found = joined[before]
    if (found === undefined) joined.push(track)
    else
      joined[before] = { ...found, readings: [...found.readings, ...track.readings], section: track.section }
  }
  return joined
}

/** Sections say nothing of their direction: what is never above 0 is export, and what goes both ways is net. */
function withDirections(tracks: readonly Track[]): Track[] {
  const sections = new Set(tracks.map(({ section }) => section))
  if (sections.size < 2) return [...tracks]
  return tracks.map((track) => {
    const negative = track.readings.filter(({ value }) => value < 0).length
    if (negative === 0) return track
    return { ...track, direction: negative === track.readings.length ? 'export' : 'net' }
  })
}

const ENERGY_FIRST: readonly string[] = ['kWh', 'therm', 'm3', 'ccf']

/** The same use told in several columns counts once: by the finest readings, and in a unit of energy. */
function countedOnce(tracks: readonly Track[]): Track[] {
  const groups = new Map<string, Track[]>()
  for (const track of tracks) {
    const key = `${track.fuel} ${track.direction} ${track.unit === 'kW' ? track.section : ''}`
    groups.set(key, [...(groups.get(key) ?? []), track])
  }
  return [...groups.values()].flatMap((group) =>
    group
      .toSorted(
        (a, b) =>
          b.readings.length - a.readings.length ||
          ENERGY_FIRST.indexOf(a.unit) - ENERGY_FIRST.indexOf(b.unit),
      )
      .slice(0, 1),
  )
}

/** Sections of power beside those of energy tell demand. */
const withoutDemand = (tracks: readonly Track[]): Track[] =>
  tracks.some(({ unit }) => unit === 'kWh') ? tracks.filter(({ unit }) => unit !== 'kW') : [...tracks]

export interface TableOptions {
  readonly timeZone: string
  readonly decimalComma: boolean
}

/** The tracks of a table that tell of its meters. */
export const meterTracks = (table: CollectedTable, decimalComma: boolean): Track[] =>
  withDirections(joinSections(tracksOf(table, decimalComma)))

/** What a table of a utility says of the meters of a home, its times taken as those of the home's zone. */
export function metersOfTable(
  table: CollectedTable,
  { timeZone, decimalComma }: TableOptions,
): MeterReadings {
  const tracks = meterTracks(table, decimalComma)
  const counted = countedOnce(withoutDemand(tracks))
  if (counted.length === 0) throw new MeterFileProblem('noUsage')
  const clock = zoneClock(timeZone)
  const meters = counted.map((track): Meter => {
    const { placed, oldest } = withBeginnings(track.readings)
    const { readings, doubled, corrected } = mergeReadings([columnsOf(placed, track, clock)])
    const unplaced = oldest === undefined ? null : { use: oldest.value, cost: oldest.cost ?? 0 }
    const unit: MeterUnit = track.unit === 'kW' ? 'kWh' : track.unit
    const { fuel, direction } = track
    return {
      point: '',
      fuel,
      unit,
      direction,
      readings,
      check: checkSeries(readings),
      doubled,
      corrected,
      unplaced,
    }
  })
  return { meters, zone: null, leftOut: tracks.length - counted.length }
}
