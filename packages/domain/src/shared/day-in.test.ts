import { expect, it } from 'vitest'
import { dayIn, yearIn } from './day-in.ts'

it('counts a day by the calendar of the partner', () => {
  const instant = new Date('2026-01-01T03:00:00Z')
  expect(dayIn('America/Chicago', instant)).toBe('2025-12-31')
  expect(dayIn('Europe/Lisbon', instant)).toBe('2026-01-01')
})
it('counts a year by the same calendar', () => {
  expect(yearIn('America/Chicago', new Date('2026-01-01T05:59:59Z'))).toBe(2025)
  expect(yearIn('America/Chicago', new Date('2026-01-01T06:00:00Z'))).toBe(2026)
})
