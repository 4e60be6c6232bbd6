import { instantAt, minutesOf } from './wall-clock.ts'
import { addDays, mondayOf, weekdayOf } from './week.ts'

export type Recurrence = {
  /** 0 is Monday. */
  readonly weekdays: readonly number[]
  /** `09:30`, by the clock of the advisor. */
  readonly times: readonly string[]
  readonly minutes: number
  /** Every so many weeks, counted from the week of `from`. */
  readonly every: number
  readonly from: string
  readonly to: string
}
type Span = { readonly start_at: Date; readonly finish_at: Date }
type Calendar = {
  readonly timeZone: string
  readonly daysOff: ReadonlySet<string>
  /** The timeslots that are there. */
  readonly taken: readonly Span[]
  readonly now: Date
}
export type LeftOut = 'day-off' | 'taken' | 'passed' | 'no-such-time'
export type RepeatedSlot = Span & { readonly day: string; readonly time: string }
export type Repeated = {
  readonly slots: readonly RepeatedSlot[]
  readonly leftOut: readonly { readonly day: string; readonly time: string; readonly why: LeftOut }[]
}

const MINUTE_MS = 60_000

/** The days of a recurrence, first to last. */
export function repeatedDays({ weekdays, every, from, to }: Omit<Recurrence, 'times' | 'minutes'>): string[] {
  const days: string[] = []
  const firstMonday = Date.parse(mondayOf(from))
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const week = Math.round((Date.parse(mondayOf(day)) - firstMonday) / (7 * 86_400_000))
    if (weekdays.includes(weekdayOf(day)) && week % every === 0) days.push(day)
  }
  return days
}

/**
 * The timeslots that a recurrence gives one advisor, by the clock on their wall: nine o'clock stays nine o'clock when the
 * clocks change. Days off, what has passed and what would overlap another timeslot are left out and named.
 */
export function repeatSlots(recurrence: Recurrence, calendar: Calendar): Repeated {
  const slots: RepeatedSlot[] = []
  const leftOut: Repeated['leftOut'][number][] = []
  const times = [...new Set(recurrence.times)].toSorted()
  for (const day of repeatedDays(recurrence))
    for (const time of times) {
      const start_at = instantAt(calendar.timeZone, day, minutesOf(time))
      const slot = start_at && {
        start_at,
        finish_at: new Date(start_at.getTime() + recurrence.minutes * MINUTE_MS),
      }
      const why = reasonAgainst(day, slot, slots, calendar)
      if (slot === null || why !== null) leftOut.push({ day, time, why: why ?? 'no-such-time' })
      else slots.push({ day, time, ...slot })
    }
  return { slots, leftOut }
}

function reasonAgainst(
  day: string,
  slot: Span | null,
  made: readonly Span[],
  { daysOff, taken, now }: Calendar,
): LeftOut | null {
  if (daysOff.has(day)) return 'day-off'
  if (slot === null) return 'no-such-time'
  if (slot.start_at < now) return 'passed'
  return [...taken, ...made].some((other) => overlaps(slot, other)) ? 'taken' : null
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.start_at < other.finish_at && other.start_at < one.finish_at
