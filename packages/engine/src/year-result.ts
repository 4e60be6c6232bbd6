import type { Fuel } from './fuel.ts'

export const END_USES = [
  'heating',
  'heating_fans',
  'cooling',
  'cooling_fans',
  'hot_water',
  'lighting',
  'ventilation',
  'appliances',
  'plugs',
  'pool',
  'vehicle',
] as const

export type EndUse = (typeof END_USES)[number]

export const HEAT_PATHS = [
  'walls',
  'roof',
  'windows',
  'doors',
  'floor',
  'foundation',
  'neighbours',
  'air_leakage',
  'ventilation',
  'ducts',
] as const

/** The ways heat leaves the living space. */
export type HeatPath = (typeof HEAT_PATHS)[number]

export interface EnergyUse {
  readonly endUse: EndUse
  readonly fuel: Fuel
  readonly kWh: number
  /** 12 months that add up to `kWh`. */
  readonly monthlyKWh: readonly number[]
}

export interface YearResult {
  /** One row for each end use and fuel that uses energy. */
  readonly uses: readonly EnergyUse[]
  /** Sum of `uses`, photovoltaics not subtracted. */
  readonly totalKWh: number
  readonly byFuel: Readonly<Partial<Record<Fuel, number>>>
  readonly byEndUse: Readonly<Record<EndUse, number>>
  /** Heat that left the living space by each path while it was being heated, kWh. */
  readonly heatLostKWh: Readonly<Record<HeatPath, number>>
  /** The whole year's gains in the living space, kWh. */
  readonly gainsKWh: {
    readonly sun: number
    readonly people: number
    readonly equipment: number
    /** Sun and inner gains that replaced heating. */
    readonly usefulInHeating: number
  }
  readonly loads: {
    /** At the coil, duct losses included. */
    readonly heatingKWh: number
    /** At the coil, latent included. */
    readonly coolingKWh: number
    readonly coolingLatentKWh: number
    /** Needed in the rooms, without ducts. */
    readonly roomHeatingKWh: number
    readonly roomCoolingKWh: number
    readonly hotWaterKWh: number
    readonly monthlyHeatingKWh: readonly number[]
    readonly monthlyCoolingKWh: readonly number[]
  }
  /** At the climate's design temperatures, W. */
  readonly peak: { readonly heatingW: number; readonly coolingW: number }
  readonly indoor: {
    readonly meanC: number
    readonly minC: number
    readonly maxC: number
    /** Hours of the year above 26 °C and below 18 °C. */
    readonly hoursAbove26: number
    readonly hoursBelow18: number
    readonly monthlyMeanC: readonly number[]
  }
  readonly airChangesPerHour: number
  readonly photovoltaics: {
    readonly producedKWh: number
    readonly monthlyKWh: readonly number[]
    readonly usedAtHomeKWh: number
    readonly exportedKWh: number
  }
  /** Heat in − heat out − heat kept, over heat in: how well the year's balance closes. */
  readonly balanceError: number
}
