import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkSeries } from './check-series.ts'
import { exactSum } from './exact-sum.ts'
import { mergeReadings } from './merge-readings.ts'
import { ReadingColumns } from './reading-columns.ts'
import { zoneClock } from './zone-clock.ts'

const HOURS = 400
const useOf = (hour: number) => ((hour * 37) % 101) / 1000

const file = (from: number, to: number, stamp = 0, plus = 0) => {
  const readings = new ReadingColumns()
  for (let hour = from; hour < to; hour += 1) readings.push(hour * 3600, 3600, useOf(hour) + plus, { stamp })
  return readings
}
const rows = ({ starts, values, count }: ReadingColumns) =>
  Array.from({ length: count }, (_, index) => [starts[index], values[index]])

it('files that overlap give the same series in whatever order and however often they come', () => {
  const spans = fc.array(fc.tuple(fc.nat(HOURS), fc.nat(HOURS)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(spans, fc.nat(), (taken, turn) => {
      const files = taken.map(([one, other]) => file(Math.min(one, other), Math.max(one, other)))
      const turned = [...files.slice(turn % files.length), ...files.slice(0, turn % files.length), ...files]
      const once = mergeReadings(files)
      expect(rows(mergeReadings(turned).readings)).toEqual(rows(once.readings))
      expect(once.corrected).toBe(0)
      const hours = new Set(files.flatMap((each) => [...each.starts.subarray(0, each.count)]))
      expect(checkSeries(once.readings).total).toBe(exactSum([...hours].map((start) => useOf(start / 3600))))
    }),
    { numRuns: 50 },
  )
})

it('what the utility changed last holds, whichever file comes first', () => {
  const [old, corrected] = [file(0, 10, 1), file(5, 8, 2, 1)]
  const [one, other] = [mergeReadings([old, corrected]), mergeReadings([corrected, old])]
  expect(rows(one.readings)).toEqual(rows(other.readings))
  expect(one).toMatchObject({ doubled: 3, corrected: 3 })
  expect(rows(one.readings)[6]).toEqual([6 * 3600, useOf(6) + 1])
})

it('a sum is exact to the last digit', () => {
  expect(exactSum([0.1, 0.2, 0.7, -0.3])).toBe(0.7)
  expect(exactSum(Array.from({ length: 10_000 }, () => 1234.001))).toBe(12_340_010)
})

it.each([
  ['America/New_York', '2025-03-09', 23],
  ['America/New_York', '2025-11-02', 25],
  ['Europe/Lisbon', '2024-10-27', 25],
  ['America/St_Johns', '2025-06-01', 24],
])('in %s the day %s has %i hours', (zone, day, hours) => {
  const { dayStart, shownAt } = zoneClock(zone)
  const number = Date.parse(day) / 86_400_000
  expect((dayStart(number + 1) - dayStart(number)) / 3_600_000).toBe(hours)
  expect(new Date(shownAt(dayStart(number))).toISOString()).toBe(`${day}T00:00:00.000Z`)
})
