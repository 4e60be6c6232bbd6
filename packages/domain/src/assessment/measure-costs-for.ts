import {
  type CostCurrency,
  MEASURE_COSTS,
  MEASURE_IDS,
  type MeasureCosts,
  type UnitCost,
} from '@hearthlight/engine'
import { z } from 'zod'

const Range = z.object({
  low: z.number().nonnegative(),
  mid: z.number().nonnegative(),
  high: z.number().nonnegative(),
})

/** A partner's own cost of a measure a unit, in its own currency; null takes the measure out of the offer. */
export const MeasureCostOverrides = z.partialRecord(z.enum(MEASURE_IDS), Range.nullable())
export type MeasureCostOverrides = z.infer<typeof MeasureCostOverrides>

export function measureCostsFor(currency: CostCurrency, overrides: MeasureCostOverrides = {}): MeasureCosts {
  const costs: Record<string, UnitCost> = { ...MEASURE_COSTS }
  for (const id of MEASURE_IDS) {
    const own = overrides[id]
    if (own !== undefined) costs[id] = { ...MEASURE_COSTS[id], [currency]: own }
  }
  return { ...MEASURE_COSTS, ...costs }
}
