import { describe, expect, it } from 'vitest'
import { addDays, mondayOf, wallTime, weekdayOf, weekOf, weeksWith } from './week.ts'

const CHICAGO = 'America/Chicago'
const hour = (start: string) => ({
  start_at: `${start}:00.000Z`,
  finish_at: new Date(Date.parse(`${start}:00.000Z`) + 3_600_000).toISOString(),
})

describe('days of the calendar', () => {
  it('finds the Monday of a week, over months, years and a change of the clock', () => {
    expect(mondayOf('2026-11-18')).toBe('2026-11-16')
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(mondayOf('2027-01-03')).toBe('2026-12-28')
    expect(mondayOf('2027-03-14')).toBe('2027-03-08')
    expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6])
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15')
  })
})

describe('the clock of a home', () => {
  it('reads midnight as the beginning of a day', () => {
    expect(wallTime(CHICAGO, new Date('2026-11-18T06:00:00Z'))).toEqual({ day: '2026-11-18', minutes: 0 })
  })
  it('shows nine in the morning on both sides of the changes of the clock', () => {
    // 2027-03-14 at 2 the clocks go forward, 2026-11-01 at 2 they went back.
    const nine = [
      '2026-10-30T14:00:00Z',
      '2026-11-02T15:00:00Z',
      '2027-03-12T15:00:00Z',
      '2027-03-15T14:00:00Z',
    ]
    expect(nine.map((instant) => wallTime(CHICAGO, new Date(instant)).minutes)).toEqual([540, 540, 540, 540])
  })
})

describe('a week of slots', () => {
  it('puts each slot on its day and at its height, Monday to Friday', () => {
    const slots = [hour('2026-11-18T20:00'), hour('2026-11-16T15:00'), hour('2026-11-18T15:00')]
    const week = weekOf(slots, '2026-11-16', CHICAGO)
    expect(week.days.map(({ day, slots }) => [day, slots.map((each) => each.startMinutes)])).toEqual([
      ['2026-11-16', [540]],
      ['2026-11-17', []],
      ['2026-11-18', [540, 840]],
      ['2026-11-19', []],
      ['2026-11-20', []],
    ])
    expect([week.firstHour, week.lastHour]).toEqual([8, 17])
  })
  it('shows a weekend and early or late hours only when there is a slot', () => {
    const week = weekOf([hour('2026-11-21T12:30'), hour('2026-11-17T00:30')], '2026-11-16', CHICAGO)
    expect(week.days.map(({ day }) => day).at(-1)).toBe('2026-11-21')
    expect(week.days).toHaveLength(6)
    expect([week.firstHour, week.lastHour]).toEqual([6, 20])
  })
  it('leaves slots of other weeks out', () => {
    const week = weekOf([hour('2026-11-23T15:00')], '2026-11-16', CHICAGO)
    expect(week.days.flatMap(({ slots }) => slots)).toEqual([])
  })
  it('keeps the times of the day in the week in which the clock changes', () => {
    // Friday before and Monday after are in two weeks; within the week of the change, Saturday and Sunday differ.
    const slots = [hour('2027-03-13T15:00'), hour('2027-03-14T14:00')]
    const week = weekOf(slots, '2027-03-08', CHICAGO)
    expect(week.days.slice(-2).map(({ slots }) => slots[0]?.startMinutes)).toEqual([540, 540])
    expect(week.days.slice(-2).map(({ slots }) => slots[0]?.lengthMinutes)).toEqual([60, 60])
  })
  it('tells a repeated hour apart when the clock goes back', () => {
    const slots = [hour('2026-11-01T07:30'), hour('2026-11-01T06:30')]
    const sunday = weekOf(slots, '2026-10-26', CHICAGO).days.at(-1)
    expect(sunday?.slots.map(({ slot, startMinutes }) => [slot.start_at, startMinutes])).toEqual([
      ['2026-11-01T06:30:00.000Z', 90],
      ['2026-11-01T07:30:00.000Z', 90],
    ])
  })
  it('counts the weeks that have slots by the clock of the home', () => {
    // Sunday evening in Chicago is Monday in Greenwich.
    const slots = [hour('2026-11-23T02:00'), hour('2026-12-01T15:00'), hour('2026-11-18T15:00')]
    expect(weeksWith(slots, CHICAGO)).toEqual(['2026-11-16', '2026-11-30'])
    expect(weeksWith(slots, 'UTC')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  })
})
