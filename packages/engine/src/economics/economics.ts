import type { Fuel } from '../fuel.ts'

export interface FuelPrice {
  /** What one more kWh costs, taxes included, fixed charges not. */
  readonly perKWh: number
  /** Paid once the fuel is used at all. */
  readonly fixedPerYear: number
}

/** Prices and emission factors of a place; a partner may override each of them. */
export interface Economics {
  /** ISO 4217 */
  readonly currency: string
  readonly prices: Readonly<Record<Fuel, FuelPrice>>
  /** Paid for a kWh of solar electricity sent to the grid. */
  readonly exportPerKWh: number
  /** kg CO₂ equivalent a kWh, biogenic CO₂ not counted. */
  readonly kgCo2PerKWh: Readonly<Record<Fuel, number>>
}
