import type { MeterDirection, MeterFuel, MeterUnit } from '../meter.ts'

/** kW is a mean over the interval: its energy follows from the length. */
export type TableUnit = MeterUnit | 'kW'

export interface UseMapping {
  /** Columns that are added up. */
  readonly columns: readonly number[]
  /** Null where a column says it in each row, or nothing does. */
  readonly unit: TableUnit | null
  readonly unitColumn: number | null
  readonly intervalColumn: number | null
  readonly costColumn: number | null
  readonly fuel: MeterFuel | null
  readonly direction: MeterDirection
}

/** Which column of a table is what: found by the headings, or told by the person. */
export interface TableMapping {
  readonly startDate: number | null
  readonly startTime: number | null
  readonly endDate: number | null
  readonly endTime: number | null
  /** A column `from to to`. */
  readonly span: number | null
  /** How many days a bill covers, where only its end is given. */
  readonly days: number | null
  /** Minutes. */
  readonly interval: number | null
  /** Whether the one time of a row is the end of its interval. */
  readonly isEnd: boolean
  readonly uses: readonly UseMapping[]
  readonly cost: number | null
  /** Columns whose words say that a reading is estimated. */
  readonly notes: readonly number[]
  /** When the utility last changed the row. */
  readonly changed: number | null
  /** A column that calls a row surplus, which is export. */
  readonly surplus: number | null
}
