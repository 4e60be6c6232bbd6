const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The offset is the same all through such a span, unless it differs between its ends. */
const SPAN_MS = DAY_MS

/** The calendar of a zone, quick enough for every reading of some years. */
export interface ZoneClock {
  /** How far its clocks are ahead of UTC, in milliseconds. */
  readonly offsetAt: (instant: number) => number
  /** What its clocks show, as milliseconds since 1970 if they were those of UTC. */
  readonly shownAt: (instant: number) => number
  /** The first and the last instant at which its clocks show it: two in autumn, else the same. */
  readonly instantsOf: (shown: number) => readonly [number, number]
  /** The instant at which a day (counted from 1 January 1970) begins. */
  readonly dayStart: (day: number) => number
}

const clocks = new Map<string, ZoneClock>()

function makeClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const asked = (instant: number): number => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
  }
  const ends = new Map<number, number>()
  const atSpan = (span: number): number => {
    const known = ends.get(span) ?? asked(span * SPAN_MS)
    ends.set(span, known)
    return known
  }
  const offsetAt = (instant: number): number => {
    const span = Math.floor(instant / SPAN_MS)
    const offset = atSpan(span)
    return offset === atSpan(span + 1) ? offset : asked(instant)
  }
  const instantsOf = (shown: number): [number, number] => {
    // The offsets of half a day before and after are the two that can hold.
    const tries = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)].map((offset) => shown - offset)
    const right = tries.filter((instant) => instant + offsetAt(instant) === shown)
    // A time that is left out in spring is as long after the last that was shown.
    const held = right.length > 0 ? right : tries.slice(0, 1)
    return [Math.min(...held), Math.max(...held)]
  }
  return {
    offsetAt,
    instantsOf,
    shownAt: (instant) => instant + offsetAt(instant),
    dayStart: (day) => instantsOf(day * DAY_MS)[0],
  }
}

/** To make one takes far longer than to ask it. */
export function zoneClock(timeZone: string): ZoneClock {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}
