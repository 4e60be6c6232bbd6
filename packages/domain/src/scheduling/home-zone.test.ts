import { describe, expect, it } from 'vitest'
import { homeZone } from './home-zone.ts'
import { PORTUGAL, ZONES } from './zone-table.ts'

const PARTNER = 'America/Chicago'
const zoneOf = (country: string | null, region: string | null, zip: string | null) =>
  homeZone({ country, region, zip }, PARTNER)

describe('the time zone of a home', () => {
  it.each([
    ['US', 'WI', '53081', 'America/Chicago'],
    ['US', 'mi', '48201', 'America/Detroit'],
    ['US', 'FL', '33101', 'America/New_York'],
    ['US', 'FL', '32501', 'America/Chicago'],
    ['US', 'TX', '79901-1234', 'America/Denver'],
    ['US', 'AZ', '85001', 'America/Phoenix'],
    ['CA', 'QC', 'H2X 1Y4', 'America/Toronto'],
    ['CA', 'ON', 'P9N 1A1', 'America/Winnipeg'],
    ['CA', 'ON', 'p9n1a1', 'America/Winnipeg'],
    ['CA', 'NL', 'A1B 2C3', 'America/St_Johns'],
    ['PT', 'Lisboa', '1100-148', 'Europe/Lisbon'],
    ['PT', 'Açores', '9500-150', 'Atlantic/Azores'],
    ['PT', null, '9000-001', 'Atlantic/Madeira'],
  ])('%s %s %s is %s', (country, region, zip, zone) => {
    expect(zoneOf(country, region, zip)).toBe(zone)
  })
  it.each([
    [null, null, null],
    ['US', null, '53081'],
    ['US', 'XX', '53081'],
    ['BR', 'SP', '01000'],
  ])('is the zone of the partner where the address does not tell: %s %s %s', (country, region, zip) => {
    expect(zoneOf(country, region, zip)).toBe(PARTNER)
  })
  it('is always one that calendars know', () => {
    const table = [PORTUGAL, ...Object.values(ZONES).flatMap((regions) => Object.values(regions))]
    const zones = new Set(table.flatMap(({ zone, except }) => [zone, ...Object.values(except ?? {})]))
    expect(zones.size).toBeGreaterThan(20)
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})
