const DAY_MS = 86_400_000
const HOUR_MINUTES = 60

/** A day of the calendar, `YYYY-MM-DD`: counting days asks no zone. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

const formats = new Map<string, Intl.DateTimeFormat>()
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** What the clock on the wall of a home shows at an instant. */
export function wallTime(
  timeZone: string,
  instant: Date,
): { readonly day: string; readonly minutes: number } {
  const parts = clockIn(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * HOUR_MINUTES + Number(part('minute')),
  }
}

type Span = { readonly start_at: string; readonly finish_at: string }
export type PlacedSlot<S extends Span> = {
  readonly slot: S
  readonly startMinutes: number
  readonly lengthMinutes: number
}
export type WeekDay<S extends Span> = { readonly day: string; readonly slots: readonly PlacedSlot<S>[] }
export type Week<S extends Span> = {
  readonly monday: string
  readonly days: readonly WeekDay<S>[]
  /** The hours the calendar shows: a working day at least, and whatever the slots take. */
  readonly firstHour: number
  readonly lastHour: number
}

const WORKING_DAY = { first: 8, last: 17 }
const WORKING_DAYS = 5

/** The slots of a week as the wall clock of the home has them. Saturday and Sunday are there when a slot is. */
export function weekOf<S extends Span>(slots: readonly S[], monday: string, timeZone: string): Week<S> {
  const placed = slots.map((slot) => ({ ...placeSlot(slot, timeZone), slot }))
  const days = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const day = addDays(monday, index)
    return { day, slots: placed.filter((each) => each.day === day).toSorted(byStart) }
  })
  const shown = days.filter((each, index) => index < WORKING_DAYS || each.slots.length > 0)
  const all = shown.flatMap((each) => each.slots)
  const hours = (minutes: number) => minutes / HOUR_MINUTES
  return {
    monday,
    days: shown,
    firstHour: Math.min(WORKING_DAY.first, ...all.map((each) => Math.floor(hours(each.startMinutes)))),
    lastHour: Math.max(
      WORKING_DAY.last,
      ...all.map((each) => Math.ceil(hours(each.startMinutes + each.lengthMinutes))),
    ),
  }
}

const byStart = (one: { slot: Span }, other: { slot: Span }) =>
  one.slot.start_at < other.slot.start_at ? -1 : 1

function placeSlot({ start_at, finish_at }: Span, timeZone: string) {
  const { day, minutes } = wallTime(timeZone, new Date(start_at))
  return {
    day,
    startMinutes: minutes,
    lengthMinutes: (Date.parse(finish_at) - Date.parse(start_at)) / 60_000,
  }
}

/** The weeks that have slots, first to last, by their Mondays. */
export function weeksWith(slots: readonly Span[], timeZone: string): string[] {
  const mondays = slots.map(({ start_at }) => mondayOf(wallTime(timeZone, new Date(start_at)).day))
  return [...new Set(mondays)].toSorted()
}
