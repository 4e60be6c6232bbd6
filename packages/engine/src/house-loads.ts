import type { Fuel } from './fuel.ts'
import type { Space } from './space.ts'

export interface HotWater {
  readonly kind: 'storage' | 'tankless' | 'heat_pump' | 'boiler_tank' | 'boiler_coil'
  readonly fuel: Fuel
  /** Absent: served by the boiler at its efficiency. */
  readonly rating?: { readonly unit: 'UEF' | 'EF'; readonly value: number }
  readonly tankL?: number
  readonly recoveryEfficiency?: number
  readonly burnerW?: number
  readonly setpointC: number
  readonly location: Space | 'outdoors'
  /** Extra wrap around the tank. */
  readonly jacketRM2KPerW?: number
  /** Absent: by occupants or bedrooms. */
  readonly litresPerDay?: number
  readonly lowFlowFixtures: boolean
  readonly insulatedPipes: boolean
  readonly pipeLengthM?: number
  /** Multiplies what people draw, 1 as in the standard; bill calibration uses it. */
  readonly useFactor?: number
  /** Solar collector in front of the heater. */
  readonly solar?: {
    readonly areaM2: number
    readonly azimuthDeg: number
    readonly tiltDeg: number
    readonly opticalEfficiency: number
    readonly lossWPerM2K: number
    readonly storageL: number
    readonly pumpW: number
  }
}

export interface LampShares {
  readonly incandescent: number
  readonly compactFluorescent: number
  readonly tube: number
  readonly led: number
}

export interface Lighting {
  readonly interior: LampShares
  readonly exterior: LampShares
  /** Absent: no lit garage. */
  readonly garage?: LampShares
  /** Given instead of the formulas. */
  readonly interiorKWh?: number
  readonly exteriorKWh?: number
}

export interface ClothesWasher {
  readonly labelKWh: number
  readonly imef: number
  readonly capacityFt3: number
  readonly labelElectricRate: number
  readonly labelGasRate: number
  readonly labelGasCost: number
  readonly labelCyclesPerWeek: number
}

export interface ClothesDryer {
  readonly fuel: Fuel
  readonly combinedEnergyFactor: number
  readonly vented: boolean
}

export interface Dishwasher {
  readonly labelKWh: number
  readonly placeSettings: number
  readonly labelElectricRate: number
  readonly labelGasRate: number
  readonly labelGasCost: number
  readonly labelCyclesPerWeek: number
}

export interface Appliances {
  readonly washer?: ClothesWasher
  readonly dryer?: ClothesDryer
  readonly dishwasher?: Dishwasher
  readonly refrigerators: readonly { readonly labelKWh: number; readonly location: Space }[]
  readonly freezers: readonly { readonly labelKWh: number; readonly location: Space }[]
  readonly cooking?: { readonly fuel: Fuel; readonly induction: boolean; readonly convection: boolean }
  readonly ceilingFans?: { readonly count: number; readonly powerW: number }
  readonly dehumidifierKWh?: number
}

export interface PlugLoads {
  /** Absent: by formula from area and people; 0 = none. */
  readonly televisionKWh?: number
  readonly otherKWh?: number
  readonly otherSensibleShare?: number
  readonly otherLatentShare?: number
  /** 24 shares of the day. */
  readonly otherByHour?: readonly number[]
}

/** Anything else with a meter: pool pump, well pump, car, a given base load. */
export interface OtherLoad {
  readonly name: string
  readonly endUse: 'plugs' | 'appliances' | 'lighting' | 'pool' | 'vehicle'
  readonly fuel: Fuel
  readonly kWhPerYear: number
  /** Share that becomes heat in the living space. */
  readonly sensibleShare: number
  readonly latentShare: number
}

export interface PhotovoltaicArray {
  readonly peakW: number
  readonly azimuthDeg: number
  readonly tiltDeg: number
  readonly systemLosses: number
  readonly inverterEfficiency: number
  readonly module: 'standard' | 'premium' | 'thin_film'
  readonly roofMounted: boolean
}
