import { windPower } from '../air/infiltration.ts'
import type { Climate } from '../climate/climate.ts'
import { perClimate } from '../climate/per-climate.ts'
import { annualMeanC, monthlyMeanC } from '../ground/soil-temperature.ts'
import { humidityRatio, pressurePa } from '../physics/moist-air.ts'
import { DAYS_IN_MONTH, monthOfDay } from './calendar.ts'
import type { CountedHours } from './run-record.ts'

/** One day of the run: which day of the climate it reads, and how it differs from it. */
export interface RunDay {
  readonly month: number
  /** First hour in the climate's arrays. */
  readonly start: number
  readonly offsetC: number
  /** Multiplies the beam: clear and dull days around the mean day. */
  readonly beamFactor: number
  readonly diffuseFactor: number
  /** Multiplies the swing of the temperature around the day's mean. */
  readonly swingFactor: number
  /** How many days of the year it stands for. */
  readonly weight: number
  /** People open windows on some days only. */
  readonly airing: boolean
  /** False for days that only bring the house into the month. */
  readonly counts: boolean
}

/**
 * A mean day hides cold and warm spells, clear and dull days, on which dead bands and capacities depend. Each month
 * is run as seven days. Their means sit at the septiles of a normal distribution with the month's deviation (scaled
 * to unit variance), rising and falling as weather does: from one day to the next they correlate by 0.56, in TMY3
 * years by 0.5 to 0.8.
 */
const SPELL = [-1.607, -0.869, 0, 0.869, 1.607, 0.402, -0.402] as const
/**
 * The septiles of the days' beam, standardised, more dull than bright as in TMY3 years. They go with the temperature
 * by 0.2 in the cold half of the year and by 0.5 in the warm one, somewhat more than the days of those years (0.0 and
 * 0.3 on average, 0.6 in Colorado): seven days hold no hottest one, and so need its sun on the second hottest. Of the
 * orders tried these come nearest to the loads of 8,760 hours in eight climates.
 */
const CLEAR_IN_COLD_HALF = [-0.36, 1.27, 0.64, 0.18, 1, -1.09, -1.64] as const
const CLEAR_IN_WARM_HALF = [-1.64, 1.27, 0.64, -0.36, 1, 0.18, -1.09] as const
/**
 * Cloudier months vary more: the deviation of the days' beam over its mean is 1.6 × the diffuse share of the month's
 * sun (correlation 0.87 over the 84 months of seven TMY3 years); the diffuse falls by 0.4 where the beam rises by 1,
 * and the day's swing of temperature rises by 0.4 (regressions in the same years).
 */
const DEVIATION_PER_DIFFUSE_SHARE = 1.6
const DIFFUSE_PER_CLEARNESS = -0.4
const SWING_PER_CLEARNESS = 0.4
/**
 * Days run before each month, so that it does not start with the last month's warmth. They are dull and rather cool,
 * and `runYear` makes them last: the slow part of the weather, which seven days cannot hold. Against the hours of
 * eight climates (16 houses each) heating then lies within 0.8 kWh/m² of floor (rms), 0.3 below on average.
 */
const WARM_UP_DAYS = 2
/**
 * Windows are opened on three random days of seven; on spread mean days two of seven give the same cooling (eight
 * climates, hourly against mean days).
 */
const AIRING_DAYS: readonly number[] = [1, 3]
/**
 * Winds follow a Rayleigh distribution: the mean of V^1.3, squared, is Γ(1.65)² / Γ(1.5)^2.6 times what the mean
 * wind alone would give.
 */
const WIND_SPREAD = 1.11

export const runDays = perClimate((climate): readonly RunDay[] =>
  climate.kind === 'hourly' ? hourlyDays() : spreadDays(climate),
)

const HOURLY_WARM_UP_DAYS = 14

const hourlyDays = (): RunDay[] => [...daysOfYear(false).slice(-HOURLY_WARM_UP_DAYS), ...daysOfYear(true)]

const daysOfYear = (counts: boolean): RunDay[] =>
  Array.from({ length: 365 }, (_, day) => ({
    month: monthOfDay(day),
    start: day * 24,
    offsetC: 0,
    beamFactor: 1,
    diffuseFactor: 1,
    swingFactor: 1,
    weight: 1,
    airing: day % 7 === 0 || day % 7 === 2 || day % 7 === 4,
    counts,
  }))

const spreadDays = (climate: Climate): RunDay[] => {
  const means = monthlyMeanC(climate)
  return DAYS_IN_MONTH.flatMap((_, month) => [
    ...daysOfMonth(climate, means, month, false).slice(-WARM_UP_DAYS),
    ...daysOfMonth(climate, means, month, true),
  ])
}

const daysOfMonth = (climate: Climate, means: Float64Array, month: number, counts: boolean): RunDay[] => {
  const warm = (means[month] ?? 0) > annualMeanC(climate)
  const clearness = beamFactors(climate, month, warm ? CLEAR_IN_WARM_HALF : CLEAR_IN_COLD_HALF)
  return SPELL.map((septile, index) => {
    const beamFactor = clearness[index] ?? 1
    return {
      month,
      start: month * 24,
      offsetC: septile * (climate.dailyDeviationC[month] ?? 0),
      beamFactor,
      diffuseFactor: 1 + DIFFUSE_PER_CLEARNESS * (beamFactor - 1),
      swingFactor: 1 + SWING_PER_CLEARNESS * (beamFactor - 1),
      weight: (DAYS_IN_MONTH[month] ?? 30) / SPELL.length,
      airing: AIRING_DAYS.includes(index),
      counts,
    }
  })
}

/** Spread by the month's deviation, none below nothing, one on average. */
const beamFactors = (climate: Climate, month: number, septiles: readonly number[]): number[] => {
  const deviation = DEVIATION_PER_DIFFUSE_SHARE * diffuseShare(climate, month)
  const spread = septiles.map((septile) => Math.max(0, 1 + deviation * septile))
  const mean = spread.reduce((sum, factor) => sum + factor, 0) / spread.length
  return spread.map((factor) => factor / mean)
}

const diffuseShare = (climate: Climate, month: number): number => {
  const sum = (hours: Float64Array): number =>
    hours.subarray(month * 24, month * 24 + 24).reduce((total, value) => total + value, 0)
  const global = sum(climate.globalWPerM2)
  return global > 0 ? sum(climate.diffuseWPerM2) / global : 0
}

/** The weather of every hour that is run, one value a step. */
export interface RunWeather {
  readonly outdoorC: Float64Array
  readonly humidity: Float64Array
  /** Density of the outdoor air over that at 20 °C: cold air of the same volume carries more heat (ideal gas). */
  readonly density: Float64Array
  /** V^2.6, the wind's part of the leaks. */
  readonly windPower: Float64Array
  readonly counted: CountedHours
}

export const runWeather = perClimate((climate): RunWeather => {
  const all = runDays(climate)
  const pressure = pressurePa(climate.elevationM)
  const steps = all.length * 24
  const countedSteps = all.filter((day) => day.counts).length * 24
  const counted = {
    month: new Uint8Array(countedSteps),
    weight: new Float64Array(countedSteps),
    outdoorC: new Float64Array(countedSteps),
  }
  const weather = {
    outdoorC: new Float64Array(steps),
    humidity: new Float64Array(steps),
    density: new Float64Array(steps),
    windPower: new Float64Array(steps),
    counted,
  }
  const windSpread = climate.kind === 'hourly' ? 1 : WIND_SPREAD
  let kept = 0
  all.forEach((day, d) => {
    const meanC = climate.dryBulbC.subarray(day.start, day.start + 24).reduce((sum, t) => sum + t, 0) / 24
    for (let hour = 0; hour < 24; hour++) {
      const i = day.start + hour
      const step = d * 24 + hour
      const outdoorC = meanC + day.offsetC + ((climate.dryBulbC[i] ?? 0) - meanC) * day.swingFactor
      weather.outdoorC[step] = outdoorC
      weather.density[step] = 293.15 / (outdoorC + 273.15)
      weather.humidity[step] = humidityRatio((climate.dewPointC[i] ?? 0) + day.offsetC, pressure)
      weather.windPower[step] = windSpread * windPower(climate.windMPerS[i] ?? 0)
      if (!day.counts) continue
      counted.month[kept] = day.month
      counted.weight[kept] = day.weight
      counted.outdoorC[kept++] = outdoorC
    }
  })
  return weather
})
