import type { Climate } from '@hearthlight/engine'
import { type DayTemperatures, fahrenheit } from '@hearthlight/engine/savings'

const DAY_MS = 86_400_000
const HOURS = 24
const MONTHS = 12
/** Coprime to the length of every month: cold and warm days come in turn. */
const TURN = 11
/** The scale at which a logistic distribution is as wide as a normal one. */
const LOGISTIC = 1.702

function monthMeans({ kind, dryBulbC }: Climate): number[] {
  const days = kind === 'mean_days' ? MONTHS : 365
  const means = Array.from({ length: days }, (_, day) => {
    const hours = dryBulbC.subarray(day * HOURS, (day + 1) * HOURS)
    return hours.reduce((sum, each) => sum + each, 0) / HOURS
  })
  if (kind === 'mean_days') return means
  return Array.from({ length: MONTHS }, (_, month) => {
    const own = means.filter((_, day) => new Date(Date.UTC(2025, 0, day + 1)).getUTCMonth() === month)
    return own.reduce((sum, each) => sum + each, 0) / own.length
  })
}

/** How far a day is from the mean of its time of the year, in standard deviations; over a month they are spread as days are. */
function spreadOf(day: number, days: number): number {
  const rank = (((day * TURN) % days) + 0.5) / days
  return Math.log(rank / (1 - rank)) / LOGISTIC
}

/**
 * The days of a usual year at a place: their mean as the months pass into each other, cold and warm ones as often as they
 * are there. It is nobody's weather of a certain day, but its degree days are those of a usual month.
 */
export function typicalDays(climate: Climate, firstDay: number, count: number): DayTemperatures {
  const means = monthMeans(climate)
  const meanOf = (month: number) => means[(month + MONTHS) % MONTHS] ?? 0
  const values = Array.from({ length: count }, (_, index) => {
    const date = new Date((firstDay + index) * DAY_MS)
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    const along = (day - 0.5) / days - 0.5
    const towards = meanOf(month + Math.sign(along))
    const mean = meanOf(month) + (towards - meanOf(month)) * Math.abs(along)
    return fahrenheit(mean + spreadOf(day, days) * (climate.dailyDeviationC[month] ?? 0))
  })
  return { firstDay, values }
}
