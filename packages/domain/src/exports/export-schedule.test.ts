import { expect, it } from 'vitest'
import { nextExportAt } from './export-schedule.ts'

const CHICAGO = 'America/Chicago'
const next = (rhythm: 'day' | 'week' | 'month', after: string, zone = CHICAGO) =>
  nextExportAt(rhythm, zone, new Date(after)).toISOString()

it('is due at six in the morning of the partner, not of the server', () => {
  expect(next('day', '2026-11-18T11:59:59Z')).toBe('2026-11-18T12:00:00.000Z')
  expect(next('day', '2026-11-18T11:59:59Z', 'Europe/Lisbon')).toBe('2026-11-19T06:00:00.000Z')
  expect(next('day', '2026-11-18T11:59:59Z', 'Asia/Kathmandu')).toBe('2026-11-19T00:15:00.000Z')
})

it('is due after the moment itself, never at it again', () => {
  expect(next('day', '2026-11-18T12:00:00Z')).toBe('2026-11-19T12:00:00.000Z')
  expect(next('month', '2026-12-01T12:00:00Z')).toBe('2027-01-01T12:00:00.000Z')
})

it('is due on Mondays, and on the first of a month', () => {
  expect(next('week', '2026-11-18T12:00:00Z')).toBe('2026-11-23T12:00:00.000Z')
  expect(next('week', '2026-11-23T11:00:00Z')).toBe('2026-11-23T12:00:00.000Z')
  expect(next('month', '2026-11-18T12:00:00Z')).toBe('2026-12-01T12:00:00.000Z')
  // The first has begun in Lisbon while it is still the day before in Chicago.
  expect(next('month', '2026-12-01T02:00:00Z', 'Europe/Lisbon')).toBe('2026-12-01T06:00:00.000Z')
  expect(next('month', '2026-12-01T02:00:00Z')).toBe('2026-12-01T12:00:00.000Z')
})

it('keeps the hour of the clock over the change to summer time', () => {
  expect(next('day', '2026-03-07T12:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
  expect(next('day', '2026-10-31T11:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
})
