import type { MeterReadings } from '../meter.ts'
import { plainWords, unitIn } from './mapping-of-headings.ts'
import { metersOfTable } from './meters-of-table.ts'
import { TableCollector } from './table-collector.ts'
import type { TableMapping, TableUnit, UseMapping } from './table-mapping.ts'
import { tableDate, tableNumber, tableTime } from './table-values.ts'

/** What a person may say of a column of a table that nobody has met. */
export const COLUMN_ROLES = [
  'out',
  'begin',
  'end',
  'time',
  'used_kwh',
  'export_kwh',
  'net_kwh',
  'used_kw',
  'used_therm',
  'used_ccf',
  'used_m3',
  'cost',
  'estimated',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

type UseRole = Extract<ColumnRole, `${string}_${string}`>

const USES: Readonly<Record<UseRole, Pick<UseMapping, 'unit' | 'fuel' | 'direction'>>> = {
  used_kwh: { unit: 'kWh', fuel: 'electricity', direction: 'import' },
  export_kwh: { unit: 'kWh', fuel: 'electricity', direction: 'export' },
  net_kwh: { unit: 'kWh', fuel: 'electricity', direction: 'net' },
  used_kw: { unit: 'kW', fuel: 'electricity', direction: 'import' },
  used_therm: { unit: 'therm', fuel: 'natural_gas', direction: 'import' },
  used_ccf: { unit: 'ccf', fuel: 'natural_gas', direction: 'import' },
  used_m3: { unit: 'm3', fuel: 'natural_gas', direction: 'import' },
}
const isUse = (role: ColumnRole): role is UseRole => role in USES

type Rows = readonly (readonly string[])[]

/** A layout a person has told: what its columns are, and how many rows stand above its figures. */
export interface TableLayout {
  readonly roles: readonly ColumnRole[]
  readonly headingRow: number
}

const isDate = (cell: string) =>
  tableDate(cell, 'monthFirst') !== null || tableDate(cell, 'dayFirst') !== null
const hasComma = (rows: Rows) => rows.some((row) => row.some((cell) => /^-?\d+,\d+$/.test(cell.trim())))
const numberIn = (cell: string, comma: boolean) => (isDate(cell) ? null : tableNumber(cell, comma))

/** The rows above the first that has a date and a number. */
function rowsAbove(rows: Rows): number {
  const comma = hasComma(rows)
  const first = rows.findIndex(
    (row) => row.some(isDate) && row.some((cell) => numberIn(cell, comma) !== null),
  )
  return Math.max(0, first)
}

const BY_UNIT: Readonly<Partial<Record<TableUnit, ColumnRole>>> = {
  kWh: 'used_kwh',
  kW: 'used_kw',
  therm: 'used_therm',
  ccf: 'used_ccf',
  m3: 'used_m3',
}

function roleOfNumbers(name: string): ColumnRole {
  if (/cost|amount|price|charge|\$|€/.test(name)) return 'cost'
  if (/rec|exp|gen|inj|sold|return|surplus|outflow/.test(name)) return 'export_kwh'
  if (/\bnet\b/.test(name)) return 'net_kwh'
  return BY_UNIT[unitIn(name) ?? 'kWh'] ?? 'used_kwh'
}

const IS_USE_NAME = /kwh|kw|use|usage|del|consum|energ|therm|ccf|m3|gas|value|qty|read(?!.*(dt|date|time))/

const isDateColumn = (cells: readonly string[]) => cells.every(isDate)
const isTimeColumn = (cells: readonly string[]) => cells.every((cell) => tableTime(cell) !== null)
const IS_END_NAME = /\bend|\bto\b|fin\b|fim\b/
const IS_MARK_NAME = /fl(a)?g|estim|qual|status|estado|code/

/** What a column seems to be by its heading and by its cells that are not empty. */
function guessRole(name: string, cells: readonly string[], comma: boolean, isNamed: boolean): ColumnRole {
  if (cells.length === 0) return IS_MARK_NAME.test(name) ? 'estimated' : 'out'
  if (isDateColumn(cells)) return IS_END_NAME.test(name) ? 'end' : 'begin'
  if (isTimeColumn(cells)) return 'time'
  if (IS_MARK_NAME.test(name)) return 'estimated'
  if (cells.some((cell) => numberIn(cell, comma) === null)) return 'out'
  const role = roleOfNumbers(name)
  return role === 'used_kwh' && isNamed && !IS_USE_NAME.test(name) ? 'out' : role
}

/** What the columns seem to be by their first rows. The person looks at it and puts it right. */
export function guessLayout(rows: Rows): TableLayout {
  const headingRow = rowsAbove(rows)
  const data = rows.slice(headingRow)
  const names = (rows[headingRow - 1] ?? []).map(plainWords)
  const taken = new Set<ColumnRole>()
  /** A second date is the end of the span; of what else comes twice the first counts. */
  const once = (role: ColumnRole): ColumnRole => {
    const own = role === 'begin' && taken.has('begin') ? 'end' : role
    if (own !== 'out' && taken.has(own)) return 'out'
    taken.add(own)
    return own
  }
  const width = Math.max(0, ...data.map((row) => row.length))
  const roles = Array.from({ length: width }, (_, column) => {
    const cells = data.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '')
    return once(guessRole(names[column] ?? '', cells, hasComma(data), names.length > 0))
  })
  return { roles, headingRow }
}

/** Undefined while it is not said which column is the time and which the use. */
export function mappingOfRoles({ roles, headingRow }: TableLayout, rows: Rows): TableMapping | undefined {
  const find = (role: ColumnRole) => {
    const found = roles.indexOf(role)
    return found < 0 ? null : found
  }
  const [begin, end, time] = [find('begin'), find('end'), find('time')]
  const uses = roles.flatMap((role, column): UseMapping[] =>
    isUse(role)
      ? [{ ...USES[role], columns: [column], unitColumn: null, intervalColumn: null, costColumn: null }]
      : [],
  )
  if (uses.length === 0 || (begin === null && end === null)) return undefined
  const hasClock = rows.slice(headingRow).some((row) => tableTime(row[end ?? -1] ?? '') !== null)
  // A lone time with the hour names the end of an interval; a lone date is the last day of a bill.
  const isEnd = begin === null && (time !== null || hasClock)
  return {
    startDate: isEnd ? end : begin,
    startTime: time,
    endDate: isEnd ? null : end,
    endTime: null,
    span: null,
    days: null,
    interval: null,
    isEnd,
    uses,
    cost: find('cost'),
    notes: roles.flatMap((role, column) => (role === 'estimated' ? [column] : [])),
    changed: null,
    surplus: null,
  }
}

/** What the first rows come to when they are read so; undefined where nothing does. */
export function previewOf(layout: TableLayout, rows: Rows, timeZone: string): MeterReadings | undefined {
  const mapping = mappingOfRoles(layout, rows)
  if (mapping === undefined) return undefined
  const collector = new TableCollector({ mapping, headingRow: layout.headingRow })
  for (const row of rows) collector.row(row)
  try {
    return metersOfTable(collector.end(), { timeZone, decimalComma: hasComma(rows) })
  } catch {
    return undefined
  }
}

/** By which a table is known again: the headings, or how many columns it has where it has none. */
export const layoutName = ({ headingRow }: Pick<TableLayout, 'headingRow'>, rows: Rows): string =>
  (rows[headingRow - 1] ?? [`${rows[0]?.length ?? 0}`]).map(plainWords).join('|')
