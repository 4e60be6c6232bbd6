import type { Climate } from '../climate/climate.ts'
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
  /** How many days of the year it stands for. */
  readonly weight: number
  /** People open windows on three days of seven. */
  readonly airing: boolean
}

/**
 * A mean day hides cold and warm spells, on which dead bands and capacities depend. Each month is run as
 * seven days whose means sit at the septiles of a normal distribution with the month's deviation (scaled to
 * unit variance), rising and falling as weather does, with clear and dull days that do not follow the warmth.
 */
const SPELL = [-1.607, -0.869, 0, 0.869, 1.607, 0.402, -0.402] as const
const CLEAR = [1.25, 0.65, 1.3, 1.1, 0.9, 0.55, 1.25] as const
const AIRING = [
  [1, 3, 5],
  [1, 3, 6],
] as const

const days = new WeakMap<Climate, readonly RunDay[]>()

export const runDays = (climate: Climate): readonly RunDay[] => {
  const known = days.get(climate)
  if (known) return known
  const made = climate.kind === 'hourly' ? hourlyDays() : spreadDays(climate)
  days.set(climate, made)
  return made
}

const hourlyDays = (): RunDay[] =>
  Array.from({ length: 365 }, (_, day) => ({
    month: monthOfDay(day),
    start: day * 24,
    offsetC: 0,
    beamFactor: 1,
    diffuseFactor: 1,
    weight: 1,
    airing: day % 7 === 0 || day % 7 === 2 || day % 7 === 4,
  }))

const spreadDays = (climate: Climate): RunDay[] =>
  DAYS_IN_MONTH.flatMap((daysInMonth, month) =>
    SPELL.map((septile, index) => ({
      month,
      start: month * 24,
      offsetC: septile * (climate.dailyDeviationC[month] ?? 0),
      beamFactor: CLEAR[index] ?? 1,
      diffuseFactor: 1,
      weight: daysInMonth / SPELL.length,
      airing: (AIRING[month % 2] ?? AIRING[0]).some((airing) => airing === index),
    })),
  )
