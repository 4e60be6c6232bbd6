import type { Fuel } from '../fuel.ts'
import type { House } from '../house.ts'
import type { Burner } from '../house-systems.ts'
import type { PlantUse } from './plant-use.ts'

/**
 * Blower at the coil, share of the heat delivered: with a cooling coil in the air stream, and without. As stored
 * EnergyPlus runs show (docs/engine.md).
 */
const FAN_WITH_COOLING = 0.033
const FAN_ALONE = 0.025
/** Rated auxiliary energy is for 2,080 hours of burning (DOE "EAE"). */
const RATED_HOURS = 2080
/** ANSI/RESNET/ICC 301-2025 table 402.2.7; oil, kerosene and coal need a burner's fan. */
const BOILER_AUXILIARY_KWH = { stoked: 330, other: 170 } as const
const STOKED: readonly Fuel[] = ['fuel_oil', 'kerosene', 'coal']
/** Return water above the rating's and short cycles: 0.87–0.915 in stored EnergyPlus runs (docs/engine.md). */
const BOILER_SEASONAL = 0.9

const HOURS_A_MONTH = 730

const seasonalEfficiency = (burner: Burner): number =>
  burner.kind === 'boiler' && burner.fuel !== 'electricity'
    ? burner.efficiency * BOILER_SEASONAL
    : burner.efficiency

const fanShare = (house: House, burner: Burner): number => {
  if (burner.kind !== 'furnace') return 0
  return house.cooling.some((cooling) => cooling.ducted && cooling.kind !== 'evaporative')
    ? FAN_WITH_COOLING
    : FAN_ALONE
}

const pumpW = (burner: Burner): number => {
  if (burner.kind !== 'boiler') return 0
  const rated = burner.auxiliaryKWhPerYear
  if (rated !== undefined) return (rated * 1000) / RATED_HOURS
  const kWh = STOKED.includes(burner.fuel) ? BOILER_AUXILIARY_KWH.stoked : BOILER_AUXILIARY_KWH.other
  return (kWh * 1000) / RATED_HOURS
}

/**
 * Energy balance: fuel = (load − fan heat) / efficiency + pilot; `loadKWh`: heat at the coil this system gives, 12
 * months.
 */
export const burnerUse = (
  house: House,
  burner: Burner,
  loadKWh: Float64Array,
  capacityW: number,
): readonly PlantUse[] => {
  const fan = fanShare(house, burner)
  const pump = pumpW(burner)
  const efficiency = seasonalEfficiency(burner)
  const pilotKWh = ((burner.pilotW ?? 0) * HOURS_A_MONTH) / 1000
  const fuel = loadKWh.map((load) => (load * (1 - fan)) / efficiency + pilotKWh)
  const electric = loadKWh.map((load) => load * fan + (load / (capacityW / 1000)) * (pump / 1000))
  return [
    { endUse: 'heating', fuel: burner.fuel, monthlyKWh: fuel },
    { endUse: 'heating_fans', fuel: 'electricity', monthlyKWh: electric },
  ]
}
