import type { Fuel } from './fuel.ts'
import type { Space } from './space.ts'

/** Burns or resists: what goes in × efficiency = what comes out. */
export interface Burner {
  readonly kind:
    | 'furnace'
    | 'boiler'
    | 'baseboard'
    | 'wall_furnace'
    | 'floor_furnace'
    | 'stove'
    | 'fireplace'
    | 'space_heater'
  readonly fuel: Fuel
  /** Rated: AFUE of furnace and boiler, steady efficiency of the rest; 1 = 100 %. */
  readonly efficiency: number
  /** Share of the house's heating load it serves. */
  readonly share: number
  readonly ducted: boolean
  /** Absent: sized to the load. */
  readonly capacityW?: number
  /** Standing pilot, W of fuel all year. */
  readonly pilotW?: number
  /** Fan, pump and burner electricity in a full rated year (DOE "EAE"), kWh. */
  readonly auxiliaryKWhPerYear?: number
}

export interface HeatPumpHeating {
  readonly kind: 'air_source_heat_pump' | 'mini_split' | 'ground_source_heat_pump'
  readonly fuel: 'electricity'
  readonly share: number
  readonly ducted: boolean
  /** Air source: HSPF2 (Btu/Wh); ground source: COP. */
  readonly rating: { readonly unit: 'HSPF2' | 'HSPF' | 'COP'; readonly value: number }
  readonly compressor: 'single' | 'two_stage' | 'variable'
  /** At 8.3 °C outside. Absent: sized to the load. */
  readonly capacityW?: number
  /** Share of the rated capacity left at −8.3 °C; absent: by compressor. */
  readonly capacityShareAtMinus8C?: number
  readonly backup?: {
    readonly fuel: Fuel
    readonly efficiency: number
    readonly capacityW?: number
    /** Below it only the backup runs. */
    readonly switchoverC?: number
  }
}

export type HeatingSystem = Burner | HeatPumpHeating

export interface CoolingSystem {
  readonly kind:
    | 'central'
    | 'room'
    | 'mini_split'
    | 'air_source_heat_pump'
    | 'ground_source_heat_pump'
    | 'evaporative'
  /** Absent for evaporative coolers. */
  readonly rating?: {
    readonly unit: 'SEER2' | 'SEER' | 'EER' | 'EER2' | 'CEER' | 'COP'
    readonly value: number
  }
  readonly compressor: 'single' | 'two_stage' | 'variable'
  readonly share: number
  readonly ducted: boolean
  readonly capacityW?: number
  readonly sensibleHeatRatio?: number
}

export interface DuctRun {
  readonly side: 'supply' | 'return'
  readonly location: Space | 'outdoors' | 'wall'
  readonly areaM2: number
  /** Effective thermal resistance with both films. */
  readonly rM2KPerW: number
}

export interface Ducts {
  readonly runs: readonly DuctRun[]
  /** Leakage to outside the living space. */
  readonly supplyLeak: DuctLeak
  readonly returnLeak: DuctLeak
}

export type DuctLeak =
  | { readonly kind: 'share_of_flow'; readonly share: number }
  | { readonly kind: 'at_25_pa'; readonly m3PerS: number }

export interface VentilationFan {
  readonly kind: 'exhaust' | 'supply' | 'balanced'
  readonly flowM3PerS: number
  readonly hoursPerDay: number
  /** First hour of the day it runs when it does not run all day. */
  readonly startHour?: number
  readonly powerW: number
  /** Sensible and latent recovery of an HRV or ERV, 0 without. */
  readonly sensibleRecovery: number
  readonly latentRecovery: number
}

/** 24 set points, hour 0 to 23 of the local standard day. */
export interface Thermostat {
  readonly heatingC: readonly number[]
  readonly coolingC: readonly number[]
}
