import type { Climate } from '../climate/climate.ts'
import { perClimate } from '../climate/per-climate.ts'
import { DAYS_IN_MONTH, monthOfDay } from '../simulation/calendar.ts'
import { skyDepression } from '../simulation/sky-depression.ts'
import type { GroundCoupling } from './ground-coupling.ts'

/** 12 means of what the climate says hour by hour. */
export const monthlyMean = (climate: Climate, hours: Float64Array): Float64Array => {
  const sums = new Float64Array(12)
  const counts = new Float64Array(12)
  for (let i = 0; i < hours.length; i++) {
    const day = Math.floor(i / 24)
    const month = climate.kind === 'hourly' ? monthOfDay(day) : day
    sums[month] = (sums[month] ?? 0) + (hours[i] ?? 0)
    counts[month] = (counts[month] ?? 0) + 1
  }
  return sums.map((sum, month) => sum / (counts[month] || 1))
}

/** 12 mean outdoor temperatures. */
export const monthlyMeanC = perClimate((climate) => monthlyMean(climate, climate.dryBulbC))

const meanOfMonths = (months: Float64Array): number => {
  let sum = 0
  for (let month = 0; month < 12; month++) sum += (months[month] ?? 0) * (DAYS_IN_MONTH[month] ?? 30)
  return sum / 365
}

export const annualMeanC = (climate: Climate): number => meanOfMonths(monthlyMeanC(climate))

/**
 * Bare dry ground under the sky, as EnergyPlus/Kiva treats it. Film and sky are those of a year's hours of a column of
 * soil in eight climates, in which the film changes from hour to hour (docs/engine.md).
 */
const GROUND_ABSORPTANCE = 0.9
const SKY_W_PER_M2K = 2
const GROUND_FILM_W_PER_M2K = 15.3

/** Surface of open ground: T = Tair + (α G − hr ΔTsky) / h, 12 months; its energy balance without evaporation. */
const groundSurfaceC = perClimate((climate) => {
  const sky = skyDepression(climate)
  const excess = new Float64Array(12)
  const hours = climate.dryBulbC.length
  for (let i = 0; i < hours; i++) {
    const day = Math.floor(i / 24)
    const month = climate.kind === 'hourly' ? monthOfDay(day) : day
    const count = climate.kind === 'hourly' ? (DAYS_IN_MONTH[month] ?? 30) * 24 : 24
    const net = GROUND_ABSORPTANCE * (climate.globalWPerM2[i] ?? 0) - SKY_W_PER_M2K * (sky[i] ?? 0)
    excess[month] = (excess[month] ?? 0) + net / GROUND_FILM_W_PER_M2K / count
  }
  return monthlyMeanC(climate).map((mean, month) => mean + (excess[month] ?? 0))
})

/** A line between the two months it falls between. */
const monthsAgo = (months: Float64Array, month: number, ago: number): number => {
  const whole = Math.floor(ago)
  const newer = months[(month + 12 - whole) % 12] ?? 0
  const older = months[(month + 11 - whole) % 12] ?? 0
  return newer + (older - newer) * (ago - whole)
}

/**
 * ISO 13370:2017 (C.4): Φ = H (Ti − Te,mean) + Hpe × swing, the swing late by its lag, with the temperature of
 * the ground's surface for Te, less its sun's warmth for what lies deep. Written as one soil temperature a month, so
 * that Φ = H (Ti − Tsoil).
 */
export const soilTemperatureC = (climate: Climate, coupling: GroundCoupling): Float64Array => {
  const { steadyWPerK, sunWPerK, swingWPerK, lagMonths } = coupling
  const surface = groundSurfaceC(climate)
  const year = meanOfMonths(surface)
  const share = (wPerK: number): number => (steadyWPerK > 0 ? wPerK / steadyWPerK : 0)
  const air = annualMeanC(climate)
  const mean = air + share(sunWPerK) * (year - air)
  return surface.map((_, month) => {
    const late = monthsAgo(surface, month, lagMonths)
    return mean + share(swingWPerK) * (late - year)
  })
}
