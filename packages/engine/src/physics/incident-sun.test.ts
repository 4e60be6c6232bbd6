import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import { DAYS_IN_MONTH } from '../simulation/calendar.ts'
import { incidentSun } from './incident-sun.ts'

const denver = packedPlace('us-co-denver-intl-ap').climate
const yearKWh = (azimuth: number, tilt: number): number => {
  const sun = incidentSun(denver, azimuth, tilt)
  return sun.beam.reduce(
    (sum, beam, i) =>
      sum + ((beam + (sun.diffuse[i] ?? 0)) * (DAYS_IN_MONTH[Math.floor(i / 24)] ?? 30)) / 1000,
    0,
  )
}

/** Hourly TMY3 with the Perez sky and a ground of 0.2: 431 north, 1,054 east, 1,365 south, 961 west, 1,671 flat. */
describe('the sun on the sides of a house in Denver, from mean days', () => {
  it.each([
    ['north', 0, 90, 431],
    ['east', 90, 90, 1054],
    ['south', 180, 90, 1365],
    ['west', 270, 90, 961],
    ['flat roof', 180, 0, 1671],
  ])('%s within 2 %% of the hours', (_side, azimuth, tilt, hourly) => {
    expect(Math.abs(yearKWh(azimuth, tilt) / hourly - 1)).toBeLessThan(0.02)
  })

  it('is never negative', () => {
    const sun = incidentSun(denver, 37, 63)
    expect(Math.min(...sun.beam, ...sun.diffuse)).toBeGreaterThanOrEqual(0)
  })
})
