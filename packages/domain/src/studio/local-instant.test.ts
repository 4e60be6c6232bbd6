import { expect, it } from 'vitest'
import { localInstant } from './local-instant.ts'

it.each([
  ['America/Chicago', '2026-11-18', '06:00', '2026-11-18T12:00:00.000Z'],
  ['America/Chicago', '2026-07-01', '00:00', '2026-07-01T05:00:00.000Z'],
  ['Europe/Lisbon', '2026-07-01', '09:30', '2026-07-01T08:30:00.000Z'],
  // 02:30 is left out on the day the clocks go forward, and comes twice at 01:30 when they go back.
  ['America/Chicago', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
])('%s shows %s %s at %s', (zone, day, time, instant) => {
  expect(localInstant(zone, day, time).toISOString()).toBe(instant)
})
