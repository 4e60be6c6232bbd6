import type { MeterDirection, MeterFuel } from '../meter.ts'
import { fuelIn, unitIn } from './mapping-of-headings.ts'
import type { CollectedTable, TableRow } from './table-collector.ts'
import type { TableMapping, TableUnit, UseMapping } from './table-mapping.ts'
import { type DateOrder, orderOf, tableDate, tableNumber, tableOffset, tableTime } from './table-values.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A row's use: its times as clocks show them, in milliseconds as if of UTC; null where it does not say. */
export interface TrackReading {
  readonly begin: number | null
  readonly end: number | null
  /** The one time of the row, as it stands in the table. */
  readonly label: number
  /** How far ahead of UTC the table says its times are. */
  readonly offset: number | null
  readonly value: number
  readonly cost: number | null
  readonly isEstimated: boolean
  readonly changed: number
}

export interface Track {
  readonly use: UseMapping
  readonly unit: TableUnit
  readonly fuel: MeterFuel
  readonly direction: MeterDirection
  readonly section: number
  readonly readings: readonly TrackReading[]
}

const ESTIMATE = /estim|^e$|^\*$|projet|interpol/i

interface Times {
  readonly begin: number | null
  readonly end: number | null
  readonly label: number
  readonly offset: number | null
}

type Cell = (column: number | null) => string

const minutesIn = (text: string): number | null => {
  const match = text.match(/(\d+)/)
  return match === null ? null : Number(match[1]) * (/hour|\bh\b|hr/i.test(text) ? 60 : 1)
}

/** `a to b` */
function spanTimes(text: string, order: DateOrder): Times | undefined {
  const ends = text.split(/\s+to\s+/)
  const [begin, end] = ends.map((each) => {
    const date = tableDate(each, order)
    return date === null ? null : date + (tableTime(each) ?? 0)
  })
  if (begin === undefined || begin === null) return undefined
  return { begin, end: end ?? null, label: begin, offset: null }
}

/** A time that is the last minute of an interval: its end is the minute after. */
const afterLastMinute = (time: number) => ((time / MINUTE_MS) % 15 === 14 ? time + MINUTE_MS : time)

/** A row that tells only when a bill ended, and perhaps of how many days it was. */
function endedTimes(mapping: TableMapping, cell: Cell, order: DateOrder): Times | undefined {
  const last = tableDate(cell(mapping.endDate), order)
  if (last === null) return undefined
  const days = tableNumber(cell(mapping.days), false)
  const end = last + DAY_MS
  return { begin: days === null ? null : end - days * DAY_MS, end, label: last, offset: null }
}

/** A row of a day and a time, and perhaps the time at which it ends. */
function clockTimes(
  mapping: TableMapping,
  cell: Cell,
  label: number,
  last: number | null,
): Omit<Times, 'offset'> {
  if (mapping.isEnd) return { begin: null, end: label, label }
  const endTime =
    tableTime(cell(mapping.endTime)) ?? (last === null ? null : tableTime(cell(mapping.endDate)))
  if (endTime === null) return { begin: label, end: null, label }
  const end = (last ?? Math.floor(label / DAY_MS) * DAY_MS) + afterLastMinute(endTime)
  return { begin: label, end: end <= label ? end + DAY_MS : end, label }
}

function timesOf(mapping: TableMapping, cell: Cell, order: DateOrder): Times | undefined {
  if (mapping.span !== null) return spanTimes(cell(mapping.span), order)
  const startText = cell(mapping.startDate)
  const start = tableDate(startText, order)
  if (start === null) return endedTimes(mapping, cell, order)
  const last = tableDate(cell(mapping.endDate), order)
  const time = tableTime(mapping.startTime === null ? startText : cell(mapping.startTime))
  const offset = tableOffset(startText)
  if (time === null) return { begin: start, end: (last ?? start) + DAY_MS, label: start, offset }
  return { ...clockTimes(mapping, cell, start + time, last), offset }
}

const dateColumns = ({ span, startDate, endDate }: TableMapping) => [span, startDate, endDate]

function orderIn({ mapping, rows }: CollectedTable): DateOrder {
  for (const { cells } of rows)
    for (const column of dateColumns(mapping)) {
      const order = column === null ? undefined : orderOf(cells[column] ?? '')
      if (order !== undefined) return order
    }
  return 'monthFirst'
}

/** What is not told of a row's two ends follows from its length, where that is told. */
function withLength(times: Times, minutes: number | null): Times {
  if (minutes === null) return times
  const { begin, end } = times
  const length = minutes * MINUTE_MS
  return { ...times, begin: begin ?? (end ?? 0) - length, end: end ?? (begin ?? 0) + length }
}

interface RowReader {
  readonly mapping: TableMapping
  readonly order: DateOrder
  readonly decimalComma: boolean
}

function readingOf(row: TableRow, use: UseMapping, reader: RowReader): TrackReading | undefined {
  const { mapping, order, decimalComma } = reader
  const cell: Cell = (column) => (column === null ? '' : (row.cells[column] ?? '')).trim()
  const number = (column: number | null) => tableNumber(cell(column), decimalComma)
  const values = use.columns.map((column) => number(column)).filter((value) => value !== null)
  const times = timesOf(mapping, cell, order)
  if (values.length === 0 || times === undefined) return undefined
  const changed = cell(mapping.changed)
  // The one cost of a row is what the import costs.
  const shared = use.direction === 'import' ? mapping.cost : null
  return {
    ...withLength(times, minutesIn(cell(use.intervalColumn ?? mapping.interval))),
    value: values.reduce((sum, each) => sum + each, 0),
    cost: number(use.costColumn ?? shared),
    isEstimated: mapping.notes.some((column) => ESTIMATE.test(cell(column))),
    changed: ((tableDate(changed, order) ?? 0) + (tableTime(changed) ?? 0)) / 1000,
  }
}

const isSurplus = (row: TableRow, { surplus }: TableMapping) =>
  surplus !== null && /surplus|generation/i.test(row.cells[surplus] ?? '')

/** What the headings leave open is told by the first row, by the words above the section, or by those above them all. */
function meaningOf(use: UseMapping, first: readonly string[], titles: readonly string[], section: number) {
  const title = titles.slice(0, section + 1).join('\n')
  const inCell = use.unitColumn === null ? null : unitIn(first[use.unitColumn] ?? '')
  const unit: TableUnit = use.unit ?? inCell ?? unitIn(title) ?? 'kWh'
  const words = [first.join(' '), unit, title]
  const fuel = use.fuel ?? words.map(fuelIn).find((each) => each !== null) ?? 'electricity'
  const isReceived = titles.length > 1 && /\b(received|generated)\b/i.test(titles[section] ?? '')
  return { unit, fuel, direction: isReceived ? ('export' as const) : use.direction }
}

function sectionsOf({ mapping, rows }: CollectedTable): TableRow[][] {
  const sections = new Map<string, TableRow[]>()
  for (const row of rows) {
    const key = `${row.section} ${isSurplus(row, mapping)}`
    const section = sections.get(key)
    if (section === undefined) sections.set(key, [row])
    else section.push(row)
  }
  return [...sections.values()]
}

/** One list of readings for each use of each section; export that stands in rows of its own apart. */
export function tracksOf(table: CollectedTable, decimalComma: boolean): Track[] {
  const { mapping, titles } = table
  const reader = { mapping, order: orderIn(table), decimalComma }
  return sectionsOf(table).flatMap((own) =>
    mapping.uses.flatMap((use): Track[] => {
      const readings = own
        .map((row) => readingOf(row, use, reader))
        .filter((reading) => reading !== undefined)
      const [first] = own
      if (readings.length === 0 || first === undefined) return []
      const meaning = meaningOf(use, first.cells, titles, first.section)
      const direction = isSurplus(first, mapping) ? 'export' : meaning.direction
      return [{ use, ...meaning, direction, section: first.section, readings }]
    }),
  )
}
