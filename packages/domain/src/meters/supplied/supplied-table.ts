import type { MeterFuel, MeterUnit } from '../meter.ts'
import { METER_DIRECTIONS, METER_FUELS, METER_UNITS, type MeterDirection } from '../meter.ts'
import { ESTIMATED, ReadingColumns } from '../reading-columns.ts'
import { SuppliedHome } from '../supplied-home.ts'
import { tableDate, tableNumber, tableOffset, tableTime } from '../tables/table-values.ts'
import { zoneClock } from '../zone-clock.ts'

/** The columns of a table that holds readings of many homes, a reading a row. */
export const SUPPLIED_COLUMNS = {
  required: ['account_number', 'unit', 'start', 'end', 'value'],
  optional: ['site_number', 'address', 'zip', 'meter', 'fuel', 'direction', 'estimated'],
} as const
type Column = (typeof SUPPLIED_COLUMNS)[keyof typeof SUPPLIED_COLUMNS][number]

/** Readings that are taken from one file: they are held at once. */
export const MOST_SUPPLIED_READINGS = 3_000_000

export interface SuppliedMeter {
  readonly home: SuppliedHome
  readonly point: string
  readonly fuel: MeterFuel
  readonly unit: MeterUnit
  readonly direction: MeterDirection
  readonly readings: ReadingColumns
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Where the columns are; undefined for a table that is none of many homes. */
export function suppliedColumns(headings: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const all = [...SUPPLIED_COLUMNS.required, ...SUPPLIED_COLUMNS.optional]
  const names = headings.map(plain)
  const found = new Map(
    all.map((name) => [name, names.indexOf(name)]).filter(([, at]) => at !== -1) as [Column, number][],
  )
  return SUPPLIED_COLUMNS.required.every((name) => found.has(name)) ? found : undefined
}

const YES = /^(1|y|yes|true|e|est|estimated)$/i
const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value.toLowerCase() === text.toLowerCase())

/** Gathers rows by meter, in whatever order they come. */
export class SuppliedTable {
  readonly meters = new Map<string, SuppliedMeter>()
  /** Rows that cannot be read: a date that there is not, a unit that nobody knows. */
  unreadable = 0
  count = 0
  private readonly columns: ReadonlyMap<Column, number>
  private readonly timeZone: string

  constructor(columns: ReadonlyMap<Column, number>, timeZone: string) {
    this.columns = columns
    this.timeZone = timeZone
  }

  row(cells: readonly string[], decimalComma: boolean): void {
    if (cells.every((cell) => cell.trim() === '')) return
    const of = (column: Column) => cells[this.columns.get(column) ?? -1]?.trim() ?? ''
    const [start, end] = [this.instant(of('start')), this.instant(of('end'))]
    const value = tableNumber(of('value'), decimalComma)
    const meter = this.meterOf(of)
    if (start === null || end === null || end <= start || value === null || meter === undefined) {
      this.unreadable += 1
      return
    }
    this.count += 1
    const flags = YES.test(of('estimated')) ? ESTIMATED : 0
    meter.readings.push(start / 1000, (end - start) / 1000, value, { flags })
  }

  /** A time without an offset is one of the partner's zone; a date alone is its midnight. */
  private instant(text: string): number | null {
    const day = tableDate(text, 'dayFirst')
    if (day === null) return null
    const shown = day + (tableTime(text) ?? 0)
    const offset = tableOffset(text)
    return offset === null ? zoneClock(this.timeZone).instantsOf(shown)[0] : shown - offset
  }

  private meterOf(of: (column: Column) => string): SuppliedMeter | undefined {
    const names = [of('account_number'), of('site_number'), of('address'), of('zip'), of('meter')]
    const key = [...names, of('fuel'), of('unit'), of('direction')].join('\u0000')
    const known = this.meters.get(key)
    if (known !== undefined) return known
    const [account_number, site_number, address, zip, point = ''] = names
    const home = SuppliedHome.safeParse({ account_number, site_number, address, zip }).data
    const unit = oneOf(METER_UNITS, of('unit'))
    const fuel = oneOf(METER_FUELS, of('fuel') || 'electricity')
    const direction = oneOf(METER_DIRECTIONS, of('direction') || 'import')
    if (home === undefined || unit === undefined || fuel === undefined || direction === undefined)
      return undefined
    const made = { home, point, fuel, unit, direction, readings: new ReadingColumns() }
    this.meters.set(key, made)
    return made
  }
}
