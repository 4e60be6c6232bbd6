import { perClimate } from '../climate/per-climate.ts'
import { annualMeanC, monthlyMeanC } from '../ground/soil-temperature.ts'
import { MID_MONTH_DAY } from '../simulation/calendar.ts'

const RAD = Math.PI / 180

/**
 * Burch & Christensen (2007), °F: T = Tavg + 6 + r ΔT/2 sin(0.986 (d − 15 − lag) − 90°), r = 0.4 + 0.01 (Tavg − 44),
 * lag = 35 − (Tavg − 44); half a year on in the south.
 */
export const mainsWaterF = perClimate((climate): readonly number[] => {
  const months = monthlyMeanC(climate)
  const mean = annualMeanC(climate) * 1.8 + 32
  const swing = (Math.max(...months) - Math.min(...months)) * 1.8
  const ratio = 0.4 + 0.01 * (mean - 44)
  const lag = 35 - (mean - 44)
  const phase = climate.latitudeDeg < 0 ? 90 : -90
  return MID_MONTH_DAY.map((day) =>
    Math.max(32, mean + 6 + ratio * (swing / 2) * Math.sin((0.986 * (day - 15 - lag) + phase) * RAD)),
  )
})
