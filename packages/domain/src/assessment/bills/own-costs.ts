import { type CostRange, isMeasureId, type MeasureId } from '@hearthlight/engine/measures'
import type { EnergyConfig } from '../../partner/energy-config.ts'

/** The partner's own price of a whole work; its middle is the mean of its ends. */
export function ownCostsOf(energy: EnergyConfig | undefined): Partial<Record<MeasureId, CostRange>> {
  const costs: Partial<Record<MeasureId, CostRange>> = {}
  for (const [id, { low, high }] of Object.entries(energy?.measure_costs ?? {}))
    if (isMeasureId(id)) costs[id] = { low, mid: (low + high) / 2, high }
  return costs
}
