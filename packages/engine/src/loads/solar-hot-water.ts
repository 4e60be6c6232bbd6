import type { Climate } from '../climate/climate.ts'
import { monthlyMeanC } from '../ground/soil-temperature.ts'
import type { HotWater } from '../house-loads.ts'
import { incidentSun } from '../physics/incident-sun.ts'
import { DAYS_IN_MONTH, monthOfDay } from '../simulation/calendar.ts'

export interface SolarHotWater {
  /** Heat to the store, 12 months. */
  readonly kWh: readonly number[]
  readonly pumpKWh: number
}

const NONE: SolarHotWater = { kWh: Array.from({ length: 12 }, () => 0), pumpKWh: 0 }
/** f-chart's reference temperature. */
const REFERENCE_C = 100
/** Hours with enough sun to run the pump; an estimate. */
const PUMP_HOURS_A_YEAR = 2900

/**
 * f-chart for liquid systems (Klein, Beckman & Duffie 1976): X = losses, Y = gains over the month's load, f = 1.029
 * Y − 0.065 X − 0.245 Y² + 0.0018 X² + 0.0215 Y³. Its corrections of X for water alone and for the store's size are
 * left out: they would take about 3 % of the heat of a family's collector.
 */
const solarFraction = (x: number, y: number): number =>
  Math.min(1, Math.max(0, 1.029 * y - 0.065 * x - 0.245 * y * y + 0.0018 * x * x + 0.0215 * y ** 3))

/** X and Y of f-chart, with the collector's rated FR UL and FR(τα). */
export const solarHotWater = (
  water: HotWater,
  climate: Climate,
  drawKWh: readonly number[],
): SolarHotWater => {
  const { solar } = water
  if (!solar) return NONE
  const sun = incidentSun(climate, solar.azimuthDeg, solar.tiltDeg)
  const monthly = new Float64Array(12)
  for (let i = 0; i < sun.beam.length; i++) {
    const day = Math.floor(i / 24)
    const month = climate.kind === 'hourly' ? monthOfDay(day) : day
    const days = climate.kind === 'hourly' ? 1 : (DAYS_IN_MONTH[month] ?? 30)
    monthly[month] = (monthly[month] ?? 0) + (((sun.beam[i] ?? 0) + (sun.diffuse[i] ?? 0)) * days) / 1000
  }
  const outdoor = monthlyMeanC(climate)
  return {
    kWh: drawKWh.map((draw, month) => {
      if (draw <= 0) return 0
      const hours = (DAYS_IN_MONTH[month] ?? 30) * 24
      const lossKWh =
        (solar.areaM2 * solar.lossWPerM2K * (REFERENCE_C - (outdoor[month] ?? 10)) * hours) / 1000
      const gainKWh = solar.areaM2 * solar.opticalEfficiency * (monthly[month] ?? 0)
      return draw * solarFraction(lossKWh / draw, gainKWh / draw)
    }),
    pumpKWh: (solar.pumpW * PUMP_HOURS_A_YEAR) / 1000,
  }
}
