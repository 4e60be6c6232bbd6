import { describe, expect, it } from 'vitest'
import { repeatedDays, repeatSlots } from './repeat-slots.ts'
import { instantAt } from './wall-clock.ts'
import { wallTime } from './week.ts'

const CHICAGO = 'America/Chicago'
const calendar = {
  timeZone: CHICAGO,
  daysOff: new Set<string>(),
  taken: [],
  now: new Date('2026-01-01T00:00:00Z'),
}
const weekly = {
  weekdays: [0, 3],
  times: ['09:00'],
  minutes: 90,
  every: 1,
  from: '2026-03-02',
  to: '2026-03-12',
}
const instant = (zone: string, day: string, time: number) => instantAt(zone, day, time)?.toISOString() ?? null

describe('the clock on the wall', () => {
  it.each([
    ['America/Chicago', '2026-01-15', 9 * 60, '2026-01-15T15:00:00.000Z'],
    ['America/Chicago', '2026-07-15', 9 * 60, '2026-07-15T14:00:00.000Z'],
    ['Europe/Lisbon', '2026-07-15', 0, '2026-07-14T23:00:00.000Z'],
    ['America/St_Johns', '2026-01-15', 30, '2026-01-15T04:00:00.000Z'],
    ['Pacific/Guam', '2026-01-15', 9 * 60, '2026-01-14T23:00:00.000Z'],
  ])('%s at %s shows %i minutes at %s', (zone, day, minutes, expected) => {
    expect(instant(zone, day, minutes)).toBe(expected)
  })
  it('skips an hour in spring, and shows the first of two in autumn', () => {
    expect(instant(CHICAGO, '2026-03-08', 2 * 60 + 30)).toBeNull()
    expect(instant(CHICAGO, '2026-03-08', 3 * 60)).toBe('2026-03-08T08:00:00.000Z')
    expect(instant(CHICAGO, '2026-11-01', 90)).toBe('2026-11-01T06:30:00.000Z')
    expect(instant(CHICAGO, '2026-11-01', 2 * 60)).toBe('2026-11-01T08:00:00.000Z')
  })
})

describe('timeslots that repeat', () => {
  it('come on their days, every so many weeks', () => {
    expect(repeatedDays(weekly)).toEqual(['2026-03-02', '2026-03-05', '2026-03-09', '2026-03-12'])
    expect(repeatedDays({ ...weekly, from: '2026-03-04', to: '2026-03-31', every: 2 })).toEqual([
      ...['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30'],
    ])
    expect(repeatedDays({ ...weekly, from: '2026-03-03', to: '2026-03-02' })).toEqual([])
  })
  it('keep their time of day when the clocks change', () => {
    const { slots } = repeatSlots(weekly, calendar)
    expect(slots.map(({ start_at }) => start_at.toISOString())).toEqual([
      ...['2026-03-02T15:00:00.000Z', '2026-03-05T15:00:00.000Z'],
      ...['2026-03-09T14:00:00.000Z', '2026-03-12T14:00:00.000Z'],
    ])
    expect(slots.map(({ start_at }) => wallTime(CHICAGO, start_at).minutes)).toEqual([540, 540, 540, 540])
    expect(slots[0]?.finish_at.toISOString()).toBe('2026-03-02T16:30:00.000Z')
  })
  it('leave out days off, what has passed, what overlaps, and a time the clock skips', () => {
    const taken = [
      { start_at: new Date('2026-03-09T15:00:00Z'), finish_at: new Date('2026-03-09T16:00:00Z') },
      { start_at: new Date('2026-03-12T15:30:00Z'), finish_at: new Date('2026-03-12T16:00:00Z') },
    ]
    const { slots, leftOut } = repeatSlots(weekly, {
      ...calendar,
      taken,
      daysOff: new Set(['2026-03-05']),
      now: new Date('2026-03-02T15:00:01Z'),
    })
    expect(leftOut.map(({ day, why }) => [day, why])).toEqual([
      ...[
        ['2026-03-02', 'passed'],
        ['2026-03-05', 'day-off'],
        ['2026-03-09', 'taken'],
      ],
    ])
    expect(slots.map(({ day }) => day)).toEqual(['2026-03-12'])
    const sunday = { ...weekly, weekdays: [6], from: '2026-03-08', to: '2026-03-08', times: ['02:30'] }
    expect(repeatSlots(sunday, calendar).leftOut).toEqual([
      { day: '2026-03-08', time: '02:30', why: 'no-such-time' },
    ])
  })
  it('do not overlap one another', () => {
    const { slots, leftOut } = repeatSlots(
      { ...weekly, times: ['09:00', '10:00', '10:30'], to: '2026-03-02' },
      calendar,
    )
    expect(slots.map(({ time }) => time)).toEqual(['09:00', '10:30'])
    expect(leftOut).toEqual([{ day: '2026-03-02', time: '10:00', why: 'taken' }])
  })
})
