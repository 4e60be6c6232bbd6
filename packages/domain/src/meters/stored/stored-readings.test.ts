import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ESTIMATED, ReadingColumns } from '../reading-columns.ts'
import { zoneClock } from '../zone-clock.ts'
import { mergeStored } from './merge-stored.ts'
import { packReadings, unpackReadings } from './packed-readings.ts'
import { asBills, dayNumber, useByDays, useByHours, useByMonths } from './use-in-spans.ts'

const DAY = 86_400
const rows = (readings: ReadingColumns) =>
  Array.from({ length: readings.count }, (_, index) => readings.at(index))
const columns = (readings: readonly [start: number, seconds: number, value: number, flags?: number][]) => {
  const made = new ReadingColumns()
  for (const [start, seconds, value, flags = 0] of readings) made.push(start, seconds, value, { flags })
  return made
}
const hours = (from: number, to: number, of: (hour: number) => number = (hour) => hour % 7) =>
  columns(Array.from({ length: to - from }, (_, index) => [(from + index) * 3600, 3600, of(from + index)]))

it('packed readings come out as they went in, whatever their lengths, gaps, costs and marks', () => {
  const reading = fc.record({
    gap: fc.constantFrom(0, 0, 0, 3600, 7200, 500 * 3600),
    seconds: fc.constantFrom(3600, 3600, 1800, DAY),
    value: fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
    cost: fc.constantFrom(Number.NaN, 0, 1.25),
    stamp: fc.constantFrom(0, 0, 17),
    flags: fc.constantFrom(0, ESTIMATED),
  })
  fc.assert(
    fc.property(fc.array(reading), (list) => {
      const readings = new ReadingColumns()
      let at = 1_700_000_000
      for (const { gap, seconds, value, ...said } of list) {
        readings.push(at + gap, seconds, value, said)
        at += gap + seconds
      }
      const packed = packReadings(readings)
      expect(rows(unpackReadings(JSON.parse(JSON.stringify(packed))))).toEqual(
        rows(readings).map((each) => ({ ...each, value: each.value === 0 ? 0 : each.value })),
      )
    }),
  )
})

it('two years of hours without a gap are one run', () => {
  expect(packReadings(hours(0, 17_520))).toHaveLength(1)
})

it('what comes again changes nothing, and another value for the same start is corrected', () => {
  const { readings: first, saved } = mergeStored(new ReadingColumns(), hours(0, 48))
  expect(saved).toEqual({ added: 48, unchanged: 0, corrected: 0, replaced: 0 })
  const again = mergeStored(first, hours(24, 72))
  expect(again.saved).toEqual({ added: 24, unchanged: 24, corrected: 0, replaced: 0 })
  const other = mergeStored(
    again.readings,
    hours(10, 12, () => 99),
  )
  expect(other.saved).toEqual({ added: 0, unchanged: 0, corrected: 2, replaced: 0 })
  expect(other.readings.count).toBe(72)
  expect(other.readings.at(11).value).toBe(99)
})

it('what the utility changed later stays when an older file comes again', () => {
  const stored = new ReadingColumns()
  stored.push(0, 3600, 5, { stamp: 20 })
  const older = new ReadingColumns()
  older.push(0, 3600, 4, { stamp: 10 })
  const { readings, saved } = mergeStored(stored, older)
  expect([readings.at(0).value, saved.unchanged]).toEqual([5, 1])
})

it('a bill that is made out anew with other days replaces those it covers', () => {
  const bills = columns([
    [0, 30 * DAY, 300],
    [30 * DAY, 30 * DAY, 310],
    [60 * DAY, 30 * DAY, 320],
  ])
  const anew = columns([[28 * DAY, 33 * DAY, 340]])
  const { readings, saved } = mergeStored(bills, anew)
  expect(saved).toEqual({ added: 1, unchanged: 0, corrected: 0, replaced: 3 })
  expect(rows(readings).map(({ value }) => value)).toEqual([340])
  expect(mergeStored(readings, anew).saved).toEqual({ added: 0, unchanged: 1, corrected: 0, replaced: 0 })
})

it('an estimate that was read since is replaced without being a correction', () => {
  const { saved } = mergeStored(columns([[0, DAY, 12, ESTIMATED]]), columns([[0, DAY, 12]]))
  expect(saved).toEqual({ added: 0, unchanged: 0, corrected: 0, replaced: 1 })
})

it('files in whatever order and however often leave the same readings', () => {
  const spans = fc.array(fc.tuple(fc.nat(200), fc.nat(200)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(spans, (taken) => {
      const files = taken.map(([one, other]) => hours(Math.min(one, other), Math.max(one, other)))
      const merged = (list: readonly ReadingColumns[]) =>
        rows(list.reduce((known, each) => mergeStored(known, each).readings, new ReadingColumns()))
      expect(merged([...files].reverse().concat(files))).toEqual(merged(files))
    }),
  )
})

const zone = zoneClock('America/New_York')

it('hours and days are those of the zone, with 23 and 25 hours when clocks change', () => {
  const [from, to] = [dayNumber('2025-03-08'), dayNumber('2025-03-11')]
  const start = zone.dayStart(from) / 1000
  const quarter = 900
  const readings = columns(
    Array.from({ length: 71 * 4 }, (_, index) => [start + index * quarter, quarter, 0.25]),
  )
  const days = useByDays(readings, zone, from, to)
  expect(days).toEqual({ values: [24, 23, 24], estimated: [], partial: [] })
  const byHours = useByHours(readings, start, zone.dayStart(to) / 1000)
  expect(byHours.values).toEqual(Array.from({ length: 71 }, () => 1))
})

it('says which days are estimated or known in part, and nothing of those that are missing', () => {
  const from = dayNumber('2025-06-01')
  const start = zone.dayStart(from) / 1000
  const readings = columns([
    [start, DAY, 10, ESTIMATED],
    [start + 2 * DAY, 3600, 1],
  ])
  expect(useByDays(readings, zone, from, from + 3)).toEqual({
    values: [10, null, 1],
    estimated: [[0, 1]],
    partial: [[2, 1]],
  })
})

it('a day that is read from six in the morning counts for the day that most of it lies in', () => {
  const from = dayNumber('2025-06-01')
  const start = zone.dayStart(from) / 1000
  const readings = columns([
    [start + 6 * 3600, DAY, 10],
    [start + 30 * 3600, DAY, 12],
  ])
  expect(useByDays(readings, zone, from, from + 2).values).toEqual([10, 12])
})

it('months add to what was read, and bills stay as they were made out', () => {
  const [from, to] = [dayNumber('2025-01-15'), dayNumber('2025-04-01')]
  const start = zone.dayStart(from) / 1000
  const count = to - from
  const readings = columns(
    Array.from({ length: count - 1 }, (_, day) => [zone.dayStart(from + day) / 1000, DAY, 2]),
  )
  const months = useByMonths(readings, zone, from, to)
  expect(months.map(({ start: day, use, partial }) => [day, use, partial])).toEqual([
    ['2025-01-15', 34, false],
    ['2025-02-01', 56, false],
    ['2025-03-01', 60, true],
  ])
  const bill = columns([[start, 31 * DAY, 400]])
  expect(asBills(bill, zone)).toMatchObject([{ start: '2025-01-15', end: '2025-02-15', use: 400 }])
})
