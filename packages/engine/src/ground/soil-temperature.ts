import type { Climate } from '../climate/climate.ts'
import { DAYS_IN_MONTH, monthOfDay } from '../simulation/calendar.ts'
import type { GroundCoupling } from './ground-coupling.ts'

const monthlyMeans = new WeakMap<Climate, Float64Array>()

/** 12 mean outdoor temperatures. */
export const monthlyMeanC = (climate: Climate): Float64Array => {
  const known = monthlyMeans.get(climate)
  if (known) return known
  const sums = new Float64Array(12)
  const counts = new Float64Array(12)
  for (let i = 0; i < climate.dryBulbC.length; i++) {
    const day = Math.floor(i / 24)
    const month = climate.kind === 'hourly' ? monthOfDay(day) : day
    sums[month] = (sums[month] ?? 0) + (climate.dryBulbC[i] ?? 0)
    counts[month] = (counts[month] ?? 0) + 1
  }
  const means = sums.map((sum, month) => sum / (counts[month] || 1))
  monthlyMeans.set(climate, means)
  return means
}

export const annualMeanC = (climate: Climate): number =>
  monthlyMeanC(climate).reduce((sum, mean, month) => sum + mean * (DAYS_IN_MONTH[month] ?? 30), 0) / 365

/** The sun warms the open ground above the air's yearly mean. */
const SUN_WARMED_K = 1.0
const LAG_MONTHS = 1

/**
 * ISO 13370:2017 annex H: Φ = H (Ti − Te,mean) + Hpe × swing, the swing a month late.
 * Written as one soil temperature a month, so that Φ = H (Ti − Tsoil).
 */
export const soilTemperatureC = (climate: Climate, coupling: GroundCoupling): Float64Array => {
  const means = monthlyMeanC(climate)
  const year = annualMeanC(climate)
  const ratio = coupling.steadyWPerK > 0 ? coupling.swingWPerK / coupling.steadyWPerK : 0
  return means.map((_, month) => {
    const late = means[(month + 12 - LAG_MONTHS) % 12] ?? year
    return year + SUN_WARMED_K + ratio * (late - year)
  })
}
