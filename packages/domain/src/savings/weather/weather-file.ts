import { dayNumber } from '../../meters/stored/use-in-spans.ts'
import type { ZoneClock } from '../../meters/zone-clock.ts'
import type { WeatherRowProblem } from './weather.ts'

/** °C: nowhere people live has it been colder or hotter. */
const COLDEST = -70
const HOTTEST = 60
const FEWEST_HOURS = 12
/** Read in some ten milliseconds. */
const ROWS_A_PIECE = 2_500
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const HEADINGS = {
  station: ['station', 'station_id', 'id'],
  time: ['date', 'time', 'datetime', 'date_time', 'day', 'timestamp'],
  hour: ['hour'],
  celsius: ['temperature_c', 'temp_c', 'celsius', 'tavg_c'],
  fahrenheit: ['temperature_f', 'temp_f', 'fahrenheit', 'tavg_f'],
} as const
type Column = keyof typeof HEADINGS

/** The mean of each day of each station, °C, by days counted from 1 January 1970. */
export type StationDays = ReadonlyMap<string, ReadonlyMap<number, number>>

export type WeatherFile = {
  readonly rows: number
  readonly days: StationDays
  /** The row as a spreadsheet counts it, and what is wrong with it. */
  readonly refused: readonly { readonly row: number; readonly problem: WeatherRowProblem }[]
}

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** Where each column stands; undefined where the file has none of station, day or temperature. */
function columnsOf(headings: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const names = headings.map(plain)
  const columns = new Map<Column, number>()
  for (const [column, known] of Object.entries(HEADINGS) as [Column, readonly string[]][]) {
    const at = names.findIndex((name) => known.includes(name))
    if (at >= 0) columns.set(column, at)
  }
  const isWhole = columns.has('station') && columns.has('time')
  return isWhole && (columns.has('celsius') || columns.has('fahrenheit')) ? columns : undefined
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The day, and the hour in it; no hour for a daily mean. */
function momentOf(written: string, hour: string | undefined, clock: ZoneClock) {
  const [, date, ownHour, minute = '00', offset] = TIME.exec(written.trim()) ?? []
  const day = date === undefined ? Number.NaN : dayNumber(date)
  if (!Number.isInteger(day)) return undefined
  const at = ownHour ?? hour?.trim() ?? ''
  if (at === '') return { day, hour: null }
  if (!/^(?:[01]?\d|2[0-4])$/.test(at)) return undefined
  if (offset === undefined) return momentAt(day * DAY_MS + Number(at) * HOUR_MS)
  const instant = Date.parse(`${date}T${at.padStart(2, '0')}:${minute}:00${offset}`)
  return Number.isNaN(instant) ? undefined : momentAt(clock.shownAt(instant))
}

const momentAt = (shown: number) => {
  const day = Math.floor(shown / DAY_MS)
  return { day, hour: Math.floor((shown - day * DAY_MS) / HOUR_MS) }
}

function celsiusOf(row: readonly string[], columns: ReadonlyMap<Column, number>): number | undefined {
  const [celsius, fahrenheit] = [columns.get('celsius'), columns.get('fahrenheit')]
  const written = (row[celsius ?? fahrenheit ?? -1] ?? '').trim().replace(',', '.')
  if (written === '') return Number.NaN
  const value = Number(written)
  const inCelsius = celsius === undefined ? (value - 32) / 1.8 : value
  return inCelsius >= COLDEST && inCelsius <= HOTTEST ? inCelsius : undefined
}

type Day = { sum: number; count: number; hours: number; isMean: boolean }

/** Hours that are known, as bits. */
const hoursIn = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + hoursIn(bits >>> 1))

type Row =
  | { readonly problem: WeatherRowProblem }
  | { readonly station: string; readonly day: number; readonly hour: number | null; readonly celsius: number }

/**
 * What a table of temperatures says of the stations that are known: a mean each day, or hours of which there must be twelve.
 * Hours without an offset are those of the place. Undefined where a column is missing. Stops every so many rows, so that whoever
 * reads a large file can let others go first.
 */
export function* readWeatherRows(
  [headings = [], ...rows]: readonly (readonly string[])[],
  clock: ZoneClock,
  stationOf: (written: string) => string | undefined,
): Generator<undefined, WeatherFile | undefined> {
  const columns = columnsOf(headings)
  if (columns === undefined) return undefined
  const found = new Map<string, Map<number, Day>>()
  const refused: { row: number; problem: WeatherRowProblem }[] = []
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_A_PIECE === ROWS_A_PIECE - 1) yield
    const read = readRow(row, columns, clock, stationOf)
    if ('problem' in read) refused.push({ row: index + 2, problem: read.problem })
    else if (!Number.isNaN(read.celsius)) {
      const days = found.get(read.station) ?? new Map<number, Day>()
      found.set(read.station, days)
      days.set(read.day, withValue(days.get(read.day), read.hour, read.celsius))
    }
  }
  const days = new Map([...found].map(([station, each]) => [station, meansOf(each)] as const))
  return { rows: rows.length, days, refused }
}

function readRow(
  row: readonly string[],
  columns: ReadonlyMap<Column, number>,
  clock: ZoneClock,
  stationOf: (written: string) => string | undefined,
): Row {
  const cell = (column: Column) => row[columns.get(column) ?? -1]
  const station = stationOf((cell('station') ?? '').trim())
  if (station === undefined) return { problem: 'station' }
  const moment = momentOf(cell('time') ?? '', cell('hour'), clock)
  if (moment === undefined) return { problem: 'time' }
  const celsius = celsiusOf(row, columns)
  return celsius === undefined ? { problem: 'temperature' } : { station, ...moment, celsius }
}

/** A mean that is given counts more than hours. */
function withValue(day: Day | undefined, hour: number | null, celsius: number): Day {
  if (hour === null) return { sum: celsius, count: 1, hours: 0, isMean: true }
  if (day?.isMean) return day
  const { sum, count, hours } = day ?? { sum: 0, count: 0, hours: 0 }
  return { sum: sum + celsius, count: count + 1, hours: hours | (1 << hour), isMean: false }
}

const meansOf = (days: ReadonlyMap<number, Day>): ReadonlyMap<number, number> =>
  new Map(
    [...days]
      .filter(([, { isMean, hours }]) => isMean || hoursIn(hours) >= FEWEST_HOURS)
      .map(([day, { sum, count }]) => [day, Math.round((sum / count) * 1000) / 1000] as const)
      .sort(([one], [other]) => one - other),
  )
