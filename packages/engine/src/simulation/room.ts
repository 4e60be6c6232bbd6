import { type Infiltration, infiltration, leakHeightM } from '../air/infiltration.ts'
import { type OpeningDraught, openableM2, openingDraught, type Ventilation } from '../air/ventilation.ts'
import type { Climate } from '../climate/climate.ts'
import { annualMeanC, monthlyMeanC } from '../ground/soil-temperature.ts'
import type { House } from '../house.ts'
import type { InnerGains } from '../loads/inner-gains.ts'
import { airDensity, pressurePa } from '../physics/moist-air.ts'
import type { Shell } from '../shell/shell.ts'
import type { SunDrive } from '../shell/sun-drive.ts'
import { type CoolingCoil, coolingCoil } from '../systems/cooling-coil.ts'
import type { DuctLosses } from '../systems/duct-losses.ts'
import { type HeaterHeat, makeNetwork, type Network, STEP_S } from './network.ts'
import { skyDepression } from './sky-depression.ts'
import { type RunDay, type RunWeather, runDays, runWeather } from './weather-steps.ts'

export interface RunPlan {
  readonly house: House
  readonly climate: Climate
  readonly shell: Shell
  readonly gains: InnerGains
  readonly fans: Ventilation
  readonly heater: HeaterHeat
  readonly heatingDucts: DuctLosses
  readonly coolingDucts: DuctLosses
  readonly canHeat: boolean
  readonly canCool: boolean
  /** At the coil; Infinity without a limit. */
  readonly heatingLimitW: number
  readonly coolingLimitW: number
}

/**
 * Everything a step reads and writes; made once a run, so that the loop allocates nothing. Houses and climates come in
 * many shapes (what is optional, what a measure has replaced): what the steps need of them stands here, or they would
 * be compiled anew for each.
 */
export interface Room {
  readonly plan: RunPlan
  /** Set points of the day's 24 hours. */
  readonly heatingC: Float64Array
  readonly coolingC: Float64Array
  readonly airsWhenWarm: boolean
  /** Most that opened windows let in, m³/s. */
  readonly mostAiring: number
  /** Air changes an hour, on the year's average, for an hour's W/K of air. */
  readonly changesPerWPerK: number
  readonly net: Network
  readonly leak: Infiltration
  readonly airingM2: number
  readonly airing: OpeningDraught
  readonly vapourStore: number
  readonly density: number
  readonly coil: CoolingCoil
  readonly weather: RunWeather
  readonly wind: Float64Array
  readonly sky: Float64Array
  readonly monthMeans: Float64Array
  /** This day: its glass has the curtains of its season. */
  day: RunDay
  glass: SunDrive
  /** This hour. */
  hour: number
  /** Index of the run's step, in the climate's arrays, and in the 288 hours of the gains. */
  step: number
  i: number
  g: number
  outdoorC: number
  windMPerS: number
  skyK: number
  /** Shrinks the slow stores on warm-up days. */
  storeScale: number
  /** State at the start of the hour, and at its end. */
  airC: number
  nextAirC: number
  surfaceC: number
  humidity: number
  /** Outdoor air, W/K, by its way in. */
  leakWPerK: number
  fanWPerK: number
  airingWPerK: number
  moistureFlow: number
  /** To the room, and at the coil, W. */
  heatW: number
  coolW: number
  latentW: number
  coilHeatW: number
  coilCoolW: number
  /** Outdoor air drawn in by unequal duct leaks, m³/s. */
  pulledFlow: number
  /** The step's linear system: slope × air = known + heat; surface = s0 + s1 × air. */
  slope: number
  known: number
  s0: number
  s1: number
  /** Sun through glass; sun less sky on the opaque shell. */
  sunW: number
  shellSunW: number
  /** Sun less sky on foundation walls above the soil. */
  plinthSunW: number
}

/** Furniture, plaster and cloth hold vapour too; OpenStudio-HPXML takes 15. An estimate. */
const VAPOUR_MULTIPLIER = 12

/** OpenStudio-HPXML's limit of natural ventilation. */
const AIRING_MAX_PER_HOUR = 20

const mean = (hours: readonly number[]): number =>
  hours.reduce((sum, celsius) => sum + celsius, 0) / hours.length

export const makeRoom = (plan: RunPlan): Room => {
  const { house, climate, shell } = plan
  const pressure = pressurePa(climate.elevationM)
  const density = airDensity(pressure, 20)
  const [day] = runDays(climate)
  if (!day) throw new RangeError('a climate without days')
  const net = makeNetwork(house, climate, shell, plan.heater)
  return {
    plan,
    heatingC: Float64Array.from(house.thermostat.heatingC),
    coolingC: Float64Array.from(house.thermostat.coolingC),
    airsWhenWarm: house.airsWhenWarm === true,
    mostAiring: (AIRING_MAX_PER_HOUR * house.volumeM3) / 3600,
    changesPerWPerK: 3600 / (net.airJPerM3K * house.volumeM3 * 8760),
    net,
    leak: infiltration(house, airDensity(pressure, annualMeanC(climate))),
    airingM2: openableM2(house),
    airing: openingDraught(leakHeightM(house), leakHeightM(house), 0, house.airLeakage.shielding),
    vapourStore: (VAPOUR_MULTIPLIER * density * house.volumeM3) / STEP_S,
    density,
    coil: coolingCoil(mean(house.thermostat.coolingC), pressure),
    weather: runWeather(climate),
    wind: climate.windMPerS,
    sky: skyDepression(climate),
    monthMeans: monthlyMeanC(climate),
    day,
    glass: shell.glassWinter,
    // Doubles from the start (0.5, not 0; -0 is one too), so that no field changes its machine representation in the run.
    hour: 0,
    step: 0,
    i: 0,
    g: 0,
    outdoorC: 0.5,
    windMPerS: 0.5,
    skyK: 0.5,
    storeScale: 0.5,
    airC: 20.5,
    nextAirC: 20.5,
    surfaceC: 20.5,
    humidity: 0.006,
    leakWPerK: 0.5,
    fanWPerK: 0.5,
    airingWPerK: 0.5,
    moistureFlow: 0.5,
    heatW: 0.5,
    coolW: 0.5,
    latentW: 0.5,
    coilHeatW: 0.5,
    coilCoolW: 0.5,
    pulledFlow: -0,
    slope: 1.5,
    known: 0.5,
    s0: 0.5,
    s1: 0.5,
    sunW: 0.5,
    shellSunW: 0.5,
    plinthSunW: 0.5,
  }
}
