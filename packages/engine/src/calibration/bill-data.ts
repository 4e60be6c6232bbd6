import type { Fuel } from '../fuel.ts'

/** Energy bought over some months, as a bill says it. */
export interface BillReading {
  readonly fuel: Fuel
  /** 0 January … 11 December; all twelve for a year. */
  readonly months: readonly number[]
  readonly kWh: number
  /** What was paid for it, where the bill says so. */
  readonly money?: number
  /** How far it may be off, where that is known better than for a typed bill. */
  readonly errorKWh?: number
}
