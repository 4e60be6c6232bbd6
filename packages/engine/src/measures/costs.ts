import { FT2_PER_M2 } from '../area-units.ts'
import type { MeasureId } from './measure.ts'

export interface CostRange {
  readonly low: number
  readonly mid: number
  readonly high: number
}
export type CostCurrency = 'USD' | 'CAD' | 'EUR'

export interface UnitCost {
  readonly unit: 'm2' | 'm' | 'house' | 'window' | 'door' | 'kW' | 'head' | 'unit' | 'bulb' | 'appliance'
  /** Null: not offered there. */
  readonly USD: CostRange | null
  readonly CAD: CostRange | null
  readonly EUR: CostRange | null
}
export type MeasureCosts = Readonly<Record<MeasureId, UnitCost>>

type Triple = readonly [number, number, number]
const range = (values: Triple | null, scale: number): CostRange | null =>
  values && { low: values[0] * scale, mid: values[1] * scale, high: values[2] * scale }

const row = (unit: UnitCost['unit'], usd: Triple, cad: Triple, eur: Triple | null, scale = 1): UnitCost => ({
  unit,
  USD: range(usd, scale),
  CAD: range(cad, scale),
  EUR: range(eur, scale),
})

/** The sources give dollars a square foot, a linear foot, a ton of refrigeration. */
const FT_PER_M = 3.28084
const TON_KW = 1 / 3.51685

/**
 * Installed cost a unit in 2025, before rebates and tax, mid-size detached house. Contractor cost guides, program
 * figures and NREL REMDB as collected for this project; mostly an analyst's estimates, so always shown as ranges.
 */
export const MEASURE_COSTS: MeasureCosts = {
  air_sealing: row('house', [700, 1500, 3000], [600, 1300, 2800], null),
  attic_insulation: row('m2', [1.5, 2.3, 3.5], [1.8, 2.8, 4.5], [1.5, 2.5, 4], FT2_PER_M2),
  wall_cavity_insulation: row('m2', [2.5, 3.5, 5], [3, 4.5, 6.5], [1.5, 2.5, 4], FT2_PER_M2),
  wall_exterior_insulation: row('m2', [8, 14, 25], [10, 18, 32], [5, 8, 12], FT2_PER_M2),
  rim_joist_insulation: row('m', [8, 12, 18], [10, 15, 22], null, FT_PER_M),
  basement_wall_insulation: row('m2', [3, 5.5, 9], [4, 7, 12], null, FT2_PER_M2),
  crawlspace_floor_insulation: row('m2', [2.5, 4, 7], [3, 5, 9], [3, 5, 8], FT2_PER_M2),
  windows: row('window', [600, 950, 1600], [700, 1100, 2000], [350, 550, 900]),
  doors: row('door', [900, 1600, 3000], [1000, 1800, 3500], [500, 900, 1500]),
  duct_sealing: row('house', [700, 1500, 2500], [800, 1700, 3000], null),
  hrv_erv: row('unit', [2000, 3500, 6000], [2200, 3800, 6500], [2500, 4000, 6000]),
  ashp_ducted_cold_climate: row('kW', [3500, 4800, 7500], [3800, 5500, 9000], null, TON_KW),
  ashp_ductless: row('head', [3500, 4800, 7000], [3500, 5000, 7500], [700, 1100, 1800]),
  gshp: row('kW', [7000, 10000, 15000], [8000, 11000, 16000], null, TON_KW),
  furnace_high_eff: row('unit', [3500, 5500, 8500], [4000, 5800, 8500], null),
  boiler_condensing: row('unit', [6500, 9500, 14000], [7000, 10000, 15000], [1500, 2500, 4000]),
  central_ac: row('kW', [1500, 2200, 3500], [1700, 2400, 3800], null, TON_KW),
  smart_thermostat: row('unit', [120, 230, 350], [150, 280, 400], [120, 200, 300]),
  low_flow_fixtures: row('unit', [15, 40, 80], [20, 50, 100], [15, 35, 60]),
  hpwh: row('unit', [2200, 3300, 5000], [3000, 4200, 6500], [1300, 1900, 2800]),
  tankless_wh: row('unit', [2500, 3800, 5500], [3000, 4200, 6000], [500, 900, 1400]),
  solar_dhw: row('unit', [6000, 8500, 12000], [6500, 9000, 13000], [2000, 3000, 4500]),
  led_lighting: row('bulb', [2, 4, 8], [3, 5, 10], [2, 4, 7]),
  appliances: row('appliance', [700, 1100, 2200], [800, 1300, 2600], [450, 700, 1200]),
  rooftop_pv: row('kW', [2600, 3100, 3900], [2400, 2900, 3600], [1000, 1300, 1800]),
}

const CURRENCY = { US: 'USD', CA: 'CAD', PT: 'EUR' } as const
export const costCurrency = (country: keyof typeof CURRENCY): CostCurrency => CURRENCY[country]
