import type { SeriesCheck } from './check-series.ts'
import type { ReadingColumns } from './reading-columns.ts'
import type { SuppliedHome } from './supplied-home.ts'

export const METER_FUELS = ['electricity', 'natural_gas', 'propane', 'oil', 'water', 'heat'] as const
export type MeterFuel = (typeof METER_FUELS)[number]
export const METER_UNITS = ['kWh', 'therm', 'm3', 'ft3', 'ccf', 'Btu', 'MJ', 'gal', 'l'] as const
export type MeterUnit = (typeof METER_UNITS)[number]
export const METER_DIRECTIONS = ['import', 'export', 'net'] as const
export type MeterDirection = (typeof METER_DIRECTIONS)[number]

/** What a file says of one meter, understood and merged. Export is told by its size. */
export interface Meter {
  /** The place it serves, as the file names it; it only tells meters of one file apart. */
  readonly point: string
  /** Whose it is, in a table of many homes. */
  readonly home?: SuppliedHome
  readonly fuel: MeterFuel
  readonly unit: MeterUnit
  readonly direction: MeterDirection
  readonly readings: ReadingColumns
  readonly check: SeriesCheck
  readonly doubled: number
  readonly corrected: number
  /** A bill of which nobody can say when it began, which is the oldest of a list that names only ends; null where there is none. */
  readonly unplaced: { readonly use: number; readonly cost: number } | null
}

/** What reading a file gives. */
export interface MeterReadings {
  readonly meters: readonly Meter[]
  /** The zone that the file's own clock suggests. */
  readonly zone: string | null
  /** Series of power, temperature and the like, which are no use of energy. */
  readonly leftOut: number
}
