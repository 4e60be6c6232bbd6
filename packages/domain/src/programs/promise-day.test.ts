import { expect, it } from 'vitest'
import { promiseDay } from './promise-day.ts'

it.each([
  ['2026-11-16', 2, '2026-11-18'],
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-14', 1, '2026-11-16'],
  ['2026-12-30', 3, '2027-01-04'],
])('counts working days: %s and %i is %s', (from, days, due) => {
  expect(promiseDay(from, days)).toBe(due)
})
