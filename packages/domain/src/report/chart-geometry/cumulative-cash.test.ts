import { expect, test } from 'vitest'
import { cumulativeCash } from './cumulative-cash.ts'

const plan = (low: number, value: number, high: number) =>
  Array.from({ length: 21 }, (_, year) => ({
    year,
    low: -9000 + year * low,
    value: -9000 + year * value,
    high: -9000 + year * high,
  }))

test('break-even is a zone from the hopeful to the doubtful edge', () => {
  const { breakEven } = cumulativeCash(plan(600, 750, 900), 680)
  expect(breakEven?.fromYear).toBeCloseTo(10, 6)
  expect(breakEven?.toYear).toBeCloseTo(15, 6)
  expect(breakEven?.to).toBeGreaterThan(breakEven?.from ?? 0)
})

test('the mark stands where the middle line crosses, within the zone', () => {
  const drawing = cumulativeCash(plan(600, 750, 900), 680)
  expect(drawing.breakEven?.expectedYear).toBeCloseTo(12, 6)
  expect(drawing.breakEven?.expected).toBeCloseTo(drawing.years[12]?.x ?? 0, 6)
  expect(cumulativeCash(plan(-10, 100, 500), 680).breakEven?.expected).toBeNull()
})

test('leaves the values of its axis the room they ask for', () => {
  const asked: number[] = []
  const drawing = cumulativeCash(plan(600, 750, 900), 300, (values, fontSize) => {
    asked.push(...values)
    return fontSize * 7
  })
  expect(asked).toEqual(drawing.ticks.map(({ value }) => value))
  expect(drawing.left).toBe(84)
  expect(drawing.years[0]?.x).toBe(84)
})

test('the zone stays open when the doubtful edge never pays back', () => {
  const drawing = cumulativeCash(plan(100, 500, 900), 680)
  expect(drawing.breakEven?.toYear).toBeNull()
  expect(drawing.breakEven?.to).toBe(drawing.right)
})

test('there is no zone when nothing pays back', () => {
  expect(cumulativeCash(plan(-10, 100, 200), 680).breakEven).toBeUndefined()
})
