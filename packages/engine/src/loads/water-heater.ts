import type { House } from '../house.ts'
import type { HotWater } from '../house-loads.ts'
import { DAYS_IN_MONTH } from '../simulation/calendar.ts'
import { BELOW_SET_K, heatPumpWaterCop } from './heat-pump-water.ts'

const L_PER_GAL = 3.78541
const W_PER_BTU_H = 0.293071
/** Btu/(h °F) to W/K. */
const UA_IP_TO_SI = 0.527527
const BTU_PER_GAL_F = 8.294 * 1.0007

/** The federal minimum of a 40-gallon gas tank, and 38,000 Btu/h (Building America protocols, four bedrooms). */
const USUAL_FUEL_RATING = { unit: 'UEF', value: 0.58 } as const
const USUAL_BURNER_W = 11_137
/** A 50-gallon tank, and a boiler of the federal minimum of 1992. */
const USUAL_TANK_L = 190
const USUAL_AFUE = 0.8

interface Tank {
  /** Heat lost per K between the water and its room. */
  readonly lossWPerK: number
  /** Heat into the water over energy bought. */
  readonly efficiency: number
}

/**
 * EF of a fuel tank from its UEF (RESNET's EF calculator); recovery from EF (regression on AHRI-certified heaters).
 */
const efOfFuel = (uef: number): number => 0.9066 * uef + 0.0711
const recoveryOf = (ef: number): number => (ef < 0.75 ? 0.252 * ef + 0.608 : 0.561 * ef + 0.439)

/**
 * Uniform test (10 CFR 430, subpart B, appendix E): 57.5 °F over the room, the bin's draw at 67 °F rise. The label's
 * first-hour rating sets the bin; here the tank's size stands for it, an estimate.
 */
const drawOfBin = (tankGal: number): number => {
  const gal = tankGal < 35 ? 38 : tankGal < 66 ? 55 : 84
  return gal * BTU_PER_GAL_F * 67
}

/** UA that the rating implies: Burch & Erickson (2004) from EF, Maguire & Roberts (2020) from UEF. */
const electricTank = (water: HotWater, gal: number): Tank => {
  const { value, unit } = water.rating ?? { unit: 'UEF', value: 0.92 }
  if (unit === 'EF') {
    // Old test: 64.3 gal, 77 °F rise, 67.5 °F over the room: UA = 41,093 (1/EF − 1) / (24 × 67.5).
    return { lossWPerK: ((41_093 * (1 / value - 1)) / (24 * 67.5)) * UA_IP_TO_SI, efficiency: 1 }
  }
  const heat = drawOfBin(gal)
  const ua = (heat * (1 / value - 1)) / (24 * 57.5 * (0.8 + 0.2 * ((58 - 67.5) / 57.5)))
  return { lossWPerK: ua * UA_IP_TO_SI, efficiency: 1 }
}

/** The same two, with the burner's recovery: RE/EF − 1 = UA ΔT (24/q − 1/(P EF)), η = RE + UA ΔT/P. */
const fuelTank = (water: HotWater, gal: number): Tank => {
  const { value, unit } = water.rating ?? USUAL_FUEL_RATING
  const burner = (water.burnerW ?? USUAL_BURNER_W) / W_PER_BTU_H
  if (unit === 'EF') {
    const recovery = water.recoveryEfficiency ?? recoveryOf(value)
    const ua = (recovery / value - 1) / (67.5 * (24 / 41_093 - 1 / (value * burner)))
    return { lossWPerK: ua * UA_IP_TO_SI, efficiency: recovery + (ua * 67.5) / burner }
  }
  const recovery = water.recoveryEfficiency ?? recoveryOf(efOfFuel(value))
  const ua = (recovery / value - 1) / (57.5 * (24 / drawOfBin(gal)) - 57.5 / (burner * value))
  return { lossWPerK: ua * UA_IP_TO_SI, efficiency: recovery + (ua * 57.5) / burner }
}

/**
 * UA 3.6 / 4.0 / 4.7 Btu/(h °F) by size and COP from UEF at the medium draw: OpenStudio-HPXML, simulated UEF tests.
 */
const heatPumpTank = (water: HotWater, gal: number): Tank => {
  const { value, unit } = water.rating ?? { unit: 'UEF', value: 3.3 }
  const uef = unit === 'EF' ? (0.60522 + value) / 1.2101 : value
  const ua = gal <= 58 ? 3.6 : gal <= 73 ? 4 : 4.7
  return { lossWPerK: ua * UA_IP_TO_SI, efficiency: unit === 'EF' ? 1.1745 * uef : 1.0909 * uef - 0.0868 }
}

/**
 * Indirect tank: its store loses 0.843 °F an hour (OpenStudio-HPXML's regression on the AHRI directory at 50 gal).
 * Over 57.5 °F and the nominal volume, a fifth more than in its test: what a boiler kept hot for water loses. An
 * estimate.
 */
const boilerTank = (gal: number, boiler: number): Tank => ({
  lossWPerK: ((gal * 8.25 * 0.843) / 57.5) * UA_IP_TO_SI,
  efficiency: boiler,
})

/**
 * Share of the rated efficiency a boiler keeps when it fires for hot water only; a coil loses as much again.
 * Estimates.
 */
const BOILER_WATER_FACTOR = 0.9

const boilerEfficiency = (house: House): number => {
  const boiler = house.heating.find((system) => system.kind === 'boiler')
  return BOILER_WATER_FACTOR * (boiler && 'efficiency' in boiler ? boiler.efficiency : USUAL_AFUE)
}

const tankOf = (house: House, water: HotWater): Tank => {
  const gal = (water.tankL ?? USUAL_TANK_L) / L_PER_GAL
  switch (water.kind) {
    case 'tankless': {
      // Cycling: ANSI/RESNET/ICC 301-2025 table 402.2(1), note s.
      const { value, unit } = water.rating ?? { unit: 'UEF', value: 0.82 }
      return { lossWPerK: 0, efficiency: value * (unit === 'UEF' ? 0.94 : 0.92) }
    }
    case 'heat_pump':
      return heatPumpTank(water, gal)
    case 'boiler_tank':
      return boilerTank(gal, boilerEfficiency(house))
    case 'boiler_coil':
      return {
        lossWPerK: 0,
        efficiency: water.rating?.value ?? BOILER_WATER_FACTOR * boilerEfficiency(house),
      }
    case 'storage':
      return water.fuel === 'electricity' ? electricTank(water, gal) : fuelTank(water, gal)
    default:
      return water.kind satisfies never
  }
}

/**
 * A tank's own wall, two inches of R-5 foam and its films (Polly & Burch, NREL), to which a jacket adds in series.
 */
const TANK_WALL_R = 1.9

const wrapped = (tank: Tank, water: HotWater): Tank => ({
  ...tank,
  lossWPerK: tank.lossWPerK * (TANK_WALL_R / (TANK_WALL_R + (water.jacketRM2KPerW ?? 0))),
})

export interface WaterHeaterYear {
  /** Energy bought, kWh, 12 months. */
  readonly kWh: readonly number[]
  /** Pump of a solar collector, kWh a year. */
  readonly pumpKWh: number
  readonly lossKWh: readonly number[]
  /** Heat the heater's room gains (tank losses) or gives (heat pump), kWh, 12 months. */
  readonly roomHeatKWh: readonly number[]
}

/** Between dry and wet bulb in the uniform test. */
const RATED_DEPRESSION_K = 6.2

const efficiencyIn = (tank: Tank, water: HotWater, roomC: number, wetC: number | undefined): number =>
  water.kind === 'heat_pump'
    ? heatPumpWaterCop(tank.efficiency, roomC, wetC ?? roomC - RATED_DEPRESSION_K, water.setpointC)
    : tank.efficiency

/**
 * The tank's energy balance. `solarKWh`: heat a collector brings, 12 months; `roomC`: 12 mean temperatures around
 * it; `wetC`: its wet bulbs, for a heat pump.
 */
export const waterHeaterYear = (
  house: House,
  water: HotWater,
  drawKWh: readonly number[],
  solarKWh: readonly number[],
  roomC: readonly number[],
  wetC: readonly number[] = [],
): WaterHeaterYear => {
  const tank = wrapped(tankOf(house, water), water)
  const waterC = water.setpointC - (water.kind === 'heat_pump' ? BELOW_SET_K : 0)
  const lossKWh = drawKWh.map((_, month) => {
    const hours = (DAYS_IN_MONTH[month] ?? 30) * 24
    return Math.max(0, (tank.lossWPerK * (waterC - (roomC[month] ?? 20)) * hours) / 1000)
  })
  const kWh = drawKWh.map((draw, month) => {
    const need = Math.max(0, draw + (lossKWh[month] ?? 0) - (solarKWh[month] ?? 0))
    return need / efficiencyIn(tank, water, roomC[month] ?? 20, wetC[month])
  })
  return {
    kWh,
    pumpKWh: 0,
    lossKWh,
    roomHeatKWh: kWh.map((bought, month) => {
      const loss = lossKWh[month] ?? 0
      return water.kind === 'heat_pump' ? bought - (drawKWh[month] ?? 0) : loss * skinShare(water)
    }),
  }
}

/**
 * Part of a fuel tank's loss goes up its flue: LBNL tests by natural draught, power vent and condensing
 * (OpenStudio-HPXML).
 */
const skinShare = (water: HotWater): number => {
  if (water.kind !== 'storage' || water.fuel === 'electricity') return 1
  const { value, unit } = water.rating ?? USUAL_FUEL_RATING
  const ef = unit === 'EF' ? value : efOfFuel(value)
  if (ef < 0.64) return 0.64
  return ef < 0.77 ? 0.91 : 0.96
}
