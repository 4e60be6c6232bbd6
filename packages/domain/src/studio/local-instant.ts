import { wallTime } from '../scheduling/week.ts'

const MINUTE_MS = 60_000
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The instant at which the clocks of a zone show a day (`YYYY-MM-DD`) and a time (`HH:MM`). A time that is left out when
 * the clocks go forward is the same minutes after that; of one that comes twice, the first.
 */
export function localInstant(timeZone: string, day: string, time: string): Date {
  const asked = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * MINUTE_MS
  const offsetAt = (instant: number) => {
    const wall = wallTime(timeZone, new Date(instant))
    return Date.parse(`${wall.day}T00:00:00Z`) + wall.minutes * MINUTE_MS - instant
  }
  // The offset a day before and a day after are the two that can hold.
  const DAY_MS = 1440 * MINUTE_MS
  const tries = [offsetAt(asked - DAY_MS), offsetAt(asked + DAY_MS)].map((offset) => asked - offset)
  const right = tries.filter((instant) => offsetAt(instant) === asked - instant)
  return new Date(Math.min(...(right.length > 0 ? right : tries.slice(0, 1))))
}
