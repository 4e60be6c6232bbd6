const DAY_MS = 86_400_000

/** Days are counted from 1 January 1970, so that a calendar can be computed with; no zone takes part in it. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The use of a span of whole days: one day of a daily meter, or the time between two reads of a billed one. */
export interface UsePeriod {
  /** Its first day. */
  readonly day: number
  readonly days: number
  /** Null where it is not known. */
  readonly use: number | null
}

/** The mean outdoor temperature of each day, °F, from a first day on; null where it is not known. */
export interface DayTemperatures {
  readonly firstDay: number
  readonly values: readonly (number | null)[]
}

export type Metering = 'daily' | 'bills'
export type ServedFuel = 'electricity' | 'other'

/** The known temperatures of the days of a period. */
export function temperaturesOf({ day, days }: UsePeriod, weather: DayTemperatures): number[] {
  const known: number[] = []
  for (let each = day; each < day + days; each += 1) {
    const value = weather.values[each - weather.firstDay]
    if (value !== undefined && value !== null) known.push(value)
  }
  return known
}

/** Of a bill's days nine in ten must have a temperature; a day has one or none. */
const KNOWN_SHARE = 0.9
export const hasWeather = (period: UsePeriod, known: readonly number[]): boolean =>
  known.length > 0 && known.length >= KNOWN_SHARE * period.days

/** The last day of all periods, exclusive. */
export const endOf = (periods: readonly UsePeriod[]): number => {
  const last = periods.at(-1)
  return last === undefined ? 0 : last.day + last.days
}
