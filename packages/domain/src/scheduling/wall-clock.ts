import { addDays, wallTime } from './week.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** How far the clock of the zone is ahead of UTC at an instant. */
function offsetMinutes(timeZone: string, instant: number): number {
  const { day, minutes } = wallTime(timeZone, new Date(instant))
  return Math.round((Date.parse(`${day}T00:00:00Z`) - instant) / MINUTE_MS) + minutes
}

/**
 * The instant at which the clock of a zone shows this time of this day; null where it skips it. A time that comes twice,
 * when the clock is set back, is the first of the two.
 */
export function instantAt(timeZone: string, day: string, minutes: number): Date | null {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  // The offsets of the days around it are all that may hold; the greater one gives the earlier instant.
  const around = [addDays(day, -1), addDays(day, 1)].map((near) =>
    offsetMinutes(timeZone, Date.parse(`${near}T00:00:00Z`) + (minutes % DAY_MINUTES) * MINUTE_MS),
  )
  for (const offset of around.toSorted((one, other) => other - one)) {
    const instant = new Date(asUtc - offset * MINUTE_MS)
    const shown = wallTime(timeZone, instant)
    if (shown.day === day && shown.minutes === minutes) return instant
  }
  return null
}

/** `09:30` → 570 */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
