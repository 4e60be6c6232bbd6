import type { House } from '../house.ts'
import type { HeatingSystem } from '../house-systems.ts'
import type { RunRecord } from '../simulation/run-record.ts'
import { burnerUse } from './burner.ts'
import { coolerUse } from './cooler.ts'
import { airSourceUse, groundSourceUse } from './heat-pump.ts'
import type { PlantUse } from './plant-use.ts'
import type { PeakLoads } from './sizing.ts'

export interface Capacities {
  readonly heatingW: number
  readonly coolingW: number
}

/** Installed per m² of heated floor where no size was named, an estimate; it stays when the shell is improved. */
const USUAL_W_PER_M2 = { heating: 70, cooling: 45 } as const

interface Plant {
  readonly capacityW?: number
  readonly share: number
  readonly ducted: boolean
}

/** What the ducts were laid for: the named capacities of what hangs on them, or the usual ones for the floor. */
export const capacities = (house: House): Capacities => {
  const named = (systems: readonly Plant[], usual: number): number =>
    systems
      .filter((system) => system.ducted)
      .reduce((sum, system) => sum + (system.capacityW ?? usual * house.floorAreaM2 * system.share), 0) ||
    usual * house.floorAreaM2
  return {
    heatingW: named(house.heating, USUAL_W_PER_M2.heating),
    coolingW: named(house.cooling, USUAL_W_PER_M2.cooling),
  }
}

/** Share of the load that the ducted systems serve. */
export const ductedShare = (systems: readonly Plant[]): number => {
  const of = (some: readonly Plant[]): number => some.reduce((sum, system) => sum + system.share, 0)
  const all = of(systems)
  return all > 0 ? of(systems.filter((system) => system.ducted)) / all : 0
}

export const monthlyCoilKWh = (record: RunRecord, watts: Float64Array, share: number): Float64Array => {
  const months = new Float64Array(12)
  for (let i = 0; i < record.steps; i++) {
    const month = record.month[i] ?? 0
    months[month] = (months[month] ?? 0) + ((watts[i] ?? 0) * share * (record.weight[i] ?? 0)) / 1000
  }
  return months
}

/** What an installer adds to the design load, and the smallest machine there is, W: estimates. */
const OVERSIZE = { heating: 1.2, cooling: 1.1 } as const
const SMALLEST_W = 500

const heatingUse = (
  house: House,
  system: HeatingSystem,
  record: RunRecord,
  peak: PeakLoads,
  density: number,
): readonly PlantUse[] => {
  const capacityW = Math.max(SMALLEST_W, system.capacityW ?? OVERSIZE.heating * peak.heatingW * system.share)
  switch (system.kind) {
    case 'air_source_heat_pump':
    case 'mini_split':
      return airSourceUse(system, record, capacityW, density)
    case 'ground_source_heat_pump':
      return groundSourceUse(system, monthlyCoilKWh(record, record.heatingW, system.share))
    default:
      return burnerUse(house, system, monthlyCoilKWh(record, record.heatingW, system.share), capacityW)
  }
}

const pumpsHeat = (house: House): boolean => house.heating.some((system) => 'rating' in system)

/** `density` of the indoor air, kg/m³. */
export const plantUses = (
  house: House,
  record: RunRecord,
  peak: PeakLoads,
  density: number,
): readonly PlantUse[] => [
  ...house.heating.flatMap((system) => heatingUse(house, system, record, peak, density)),
  ...house.cooling.flatMap((system) =>
    coolerUse(
      system,
      record,
      Math.max(SMALLEST_W, system.capacityW ?? OVERSIZE.cooling * peak.coolingW * system.share),
      density,
      (system.kind === 'central' || system.kind === 'mini_split') && !pumpsHeat(house),
    ),
  ),
]
