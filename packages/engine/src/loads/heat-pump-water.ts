import type { Climate } from '../climate/climate.ts'
import { monthlyMean } from '../ground/soil-temperature.ts'
import type { House } from '../house.ts'
import type { HotWater } from '../house-loads.ts'
import { humidityRatio, pressurePa, wetBulbC } from '../physics/moist-air.ts'

/**
 * A wrapped condenser heats slowly and from below, so that the tank lies below its set point: fitted on the losses and
 * the electricity of two EnergyPlus runs (docs/engine.md).
 */
export const BELOW_SET_K = 8
/** The compressor rests below 42 °F; the days of a month lie about this far around their mean. The second is an estimate. */
const REST_C = 5.6
const SPREAD_K = 4

/**
 * COP over the rated one, by the air's wet bulb x and the water's temperature y: NREL's laboratory curve (Sparn, Hudon
 * & Christensen 2014), with the element alone in air too cold for the compressor.
 */
export const heatPumpWaterCop = (ratedCop: number, airC: number, wetC: number, setC: number): number => {
  const x = wetC
  const y = setC - BELOW_SET_K
  const factor = 1.1332 + 0.063 * x - 0.0000979 * x * x - 0.00972 * y - 0.0000214 * y * y - 0.000686 * x * y
  const resting = Math.min(1, Math.max(0, (REST_C + SPREAD_K - airC) / (2 * SPREAD_K)))
  return 1 / (resting + (1 - resting) / Math.max(1, ratedCop * factor))
}

/** Vapour that people and wet rooms add to the air of a home, and the most that a cooling coil leaves. Estimates. */
const ADDED_BY_PEOPLE = 0.0015
const LEFT_BY_COIL = 0.0095

/** 12 wet bulbs of the air around a heater: the outdoor air's vapour, indoors with the people's. */
export const wetBulbsAround = (
  house: House,
  water: HotWater,
  climate: Climate,
  airC: readonly number[],
): readonly number[] => {
  const pressure = pressurePa(climate.elevationM)
  const living = water.location === 'living'
  const most = living && house.cooling.length > 0 ? LEFT_BY_COIL : Number.POSITIVE_INFINITY
  const dewPointC = monthlyMean(climate, climate.dewPointC)
  return airC.map((celsius, month) => {
    const outdoors = humidityRatio(dewPointC[month] ?? 0, pressure)
    return wetBulbC(celsius, Math.min(most, outdoors + (living ? ADDED_BY_PEOPLE : 0)), pressure)
  })
}
