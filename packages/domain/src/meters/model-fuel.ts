import type { MeteredYear } from '../assessment/metered/metered-year.ts'
import type { MeterFuel } from './meter.ts'

/** Whatever a meter counts but water is a fuel of the model. */
export type EnergyFuel = Exclude<MeterFuel, 'water'>

/** What the model calls the fuels of meters. */
export const MODEL_FUEL = {
  electricity: 'electricity',
  natural_gas: 'natural_gas',
  propane: 'propane',
  oil: 'fuel_oil',
  heat: 'district',
} as const satisfies Record<EnergyFuel, MeteredYear['fuel']>
