import { windPower } from '../air/infiltration.ts'
import type { Climate } from '../climate/climate.ts'
import { annualMeanC, monthlyMeanC } from '../ground/soil-temperature.ts'
import { humidityRatio, pressurePa } from '../physics/moist-air.ts'
import { DAYS_IN_MONTH, monthOfDay } from './calendar.ts'

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
 * A mean day hides cold and warm spells, on which dead bands and capacities depend. Each month is run as
 * seven days whose means sit at the septiles of a normal distribution with the month's deviation (scaled to
 * unit variance), rising and falling as weather does. Clear and dull days vary by half around the mean; in
 * summer the clear ones are the warm ones (correlation 0.4 in TMY3), in winter neither.
 */
const SPELL = [-1.607, -0.869, 0, 0.869, 1.607, 0.402, -0.402] as const
/** One cold day is smoothed by the house's mass more than the spell of several days it stands for. */
const SPELL_WIDENING = 1.2
const CLEAR_SUMMER = [0.75, 0.7, 0.4, 1.4, 1.25, 1.5, 1] as const
const CLEAR_WINTER = [1.3, 0.4, 1.5, 0.6, 1.2, 0.5, 1.5] as const
/** Days run before each month, so that it does not start with the last month's warmth. */
const WARM_UP_DAYS = 2
/** Clear days swing more between night and afternoon. */
const SWING_PER_CLEARNESS = 0.4
/**
 * Windows are opened on three random days of seven; on spread mean days two of seven, near the middle, give the
 * same cooling (seven climates, hourly against mean days: within 3 %).
 */
const AIRING = [
  [2, 5],
  [1, 3],
] as const

const days = new WeakMap<Climate, readonly RunDay[]>()

export const runDays = (climate: Climate): readonly RunDay[] => {
  const known = days.get(climate)
  if (known) return known
  const made = climate.kind === 'hourly' ? hourlyDays() : spreadDays(climate)
  days.set(climate, made)
  return made
}

const HOURLY_WARM_UP_DAYS = 14

const hourlyDays = (): RunDay[] => {
  const year = Array.from({ length: 365 }, (_, day) => ({
    month: monthOfDay(day),
    start: day * 24,
    offsetC: 0,
    beamFactor: 1,
    diffuseFactor: 1,
    swingFactor: 1,
    weight: 1,
    airing: day % 7 === 0 || day % 7 === 2 || day % 7 === 4,
    counts: true,
  }))
  return [...year.slice(-HOURLY_WARM_UP_DAYS).map((day) => ({ ...day, counts: false })), ...year]
}

const spreadDays = (climate: Climate): RunDay[] => {
  const means = monthlyMeanC(climate)
  return DAYS_IN_MONTH.flatMap((_, month) => {
    const days = daysOfMonth(climate, means, month)
    const before = days.slice(-WARM_UP_DAYS).map((day) => ({ ...day, counts: false }))
    return [...before, ...days]
  })
}

const daysOfMonth = (climate: Climate, means: Float64Array, month: number): RunDay[] => {
  const clear = (means[month] ?? 0) > annualMeanC(climate) ? CLEAR_SUMMER : CLEAR_WINTER
  const spells = SPELL_WIDENING * (climate.dailyDeviationC[month] ?? 0)
  return SPELL.map((septile, index) => ({
    month,
    start: month * 24,
    offsetC: septile * spells,
    beamFactor: clear[index] ?? 1,
    diffuseFactor: 1,
    swingFactor: 1 + SWING_PER_CLEARNESS * ((clear[index] ?? 1) - 1),
    weight: (DAYS_IN_MONTH[month] ?? 30) / SPELL.length,
    airing: (AIRING[month % 2] ?? AIRING[0]).some((airing) => airing === index),
    counts: true,
  }))
}

/** The weather of every hour that is run, one value a step. */
export interface RunWeather {
  readonly outdoorC: Float64Array
  readonly humidity: Float64Array
  /** V^2.6, the wind's part of the leaks. */
  readonly windPower: Float64Array
}

const weathers = new WeakMap<Climate, RunWeather>()

export const runWeather = (climate: Climate): RunWeather => {
  const known = weathers.get(climate)
  if (known) return known
  const made = makeWeather(climate)
  weathers.set(climate, made)
  return made
}

const makeWeather = (climate: Climate): RunWeather => {
  const all = runDays(climate)
  const pressure = pressurePa(climate.elevationM)
  const weather = {
    outdoorC: new Float64Array(all.length * 24),
    humidity: new Float64Array(all.length * 24),
    windPower: new Float64Array(all.length * 24),
  }
  all.forEach((day, d) => {
    const meanC = climate.dryBulbC.subarray(day.start, day.start + 24).reduce((sum, t) => sum + t, 0) / 24
    for (let hour = 0; hour < 24; hour++) {
      const i = day.start + hour
      const step = d * 24 + hour
      weather.outdoorC[step] = meanC + day.offsetC + ((climate.dryBulbC[i] ?? 0) - meanC) * day.swingFactor
      weather.humidity[step] = humidityRatio((climate.dewPointC[i] ?? 0) + day.offsetC, pressure)
      weather.windPower[step] = windPower(climate.windMPerS[i] ?? 0)
    }
  })
  return weather
}
