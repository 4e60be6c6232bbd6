import { describe, expect, it } from 'vitest'
import { lateFrom, workingDaysSince } from './promise-clock.ts'
import { promiseDay } from './promise-day.ts'

const DAYS = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 20) + index * 86_400_000).toISOString().slice(0, 10),
)

describe('the clock of a promise', () => {
  it('counts no Saturday, no Sunday and not the day itself', () => {
    expect(workingDaysSince('2026-11-13', '2026-11-13')).toBe(0)
    expect(workingDaysSince('2026-11-13', '2026-11-15')).toBe(0)
    expect(workingDaysSince('2026-11-13', '2026-11-16')).toBe(1)
    expect(workingDaysSince('2026-11-02', '2026-11-16')).toBe(10)
  })

  it.each([1, 2, 5, 10, 15])('is late by the same rule as the applicant reads, for %i days', (promised) => {
    for (const today of DAYS)
      for (const began of DAYS)
        expect([began, today, began <= lateFrom(today, promised)]).toEqual([
          began,
          today,
          today > promiseDay(began, promised),
        ])
  })
})
