import type { Option } from '../../shared/vocabulary.ts'

type System = Option<'heating_system', 'heating_system'>

/**
 * Seasonal efficiencies in percent that machines in homes have, oldest to best; each middle is a usual one.
 * Estimates. The slider of the label's efficiency goes as far for a heating system.
 */
export const EFFICIENCY_RANGE = {
  furnace: { min: 62, max: 98 },
  boiler: { min: 62, max: 98 },
  heat_pump_ducted: { min: 150, max: 400 },
  heat_pump_ductless: { min: 200, max: 450 },
  ground_source: { min: 250, max: 500 },
  stove: { min: 40, max: 90 },
} as const satisfies Partial<Record<System, { readonly min: number; readonly max: number }>>
