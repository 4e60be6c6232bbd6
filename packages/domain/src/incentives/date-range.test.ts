import { expect, it } from 'vitest'
import { dayIn } from './date-range.ts'

it('counts a day by the calendar of the partner', () => {
  const instant = new Date('2026-01-01T03:00:00Z')
  expect(dayIn('America/Chicago', instant)).toBe('2025-12-31')
  expect(dayIn('Europe/Lisbon', instant)).toBe('2026-01-01')
})
