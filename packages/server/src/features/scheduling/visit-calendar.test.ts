import { homeZone } from '@hearthlight/domain/scheduling/home-zone'
import { ZONES } from '@hearthlight/domain/scheduling/zone-table'
import { describe, expect, it } from 'vitest'
import { visitCalendar } from './visit-calendar.ts'

const entry = {
  id: 'visit-1',
  sequence: 3,
  start: new Date('2026-11-18T20:00:00Z'),
  finish: new Date('2026-11-18T21:00:00Z'),
  zone: 'America/Chicago',
  summary: 'A visit',
  location: '1 Elm Street',
  organizer: { name: 'Lakeshore', email: 'home@lakeshore.test' },
  attendee: { name: 'Nora', email: 'nora@lakeshore.test' },
}

describe('the calendar entry of a visit', () => {
  it('is cancelled under the same id', () => {
    const { content, method, name } = visitCalendar('CANCEL', entry)
    expect([method, name]).toEqual(['CANCEL', 'visit.ics'])
    expect(content).toContain('STATUS:CANCELLED')
    expect(content).toContain('UID:visit-1')
    expect(content).toContain('SEQUENCE:3')
  })
  it('stamps the file in UTC, whatever the zone of the visit', () => {
    expect(visitCalendar('REQUEST', entry).content).toMatch(/DTSTAMP:\d{8}T\d{6}Z/)
  })
  it('brings the rules of every zone a home may be in', () => {
    const places = Object.entries(ZONES).flatMap(([country, regions]) =>
      Object.entries(regions).flatMap(([region, { except = {} }]) =>
        ['', ...Object.keys(except)].map((zip) => homeZone({ country, region, zip }, 'UTC')),
      ),
    )
    for (const zone of new Set([...places, 'Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'])) {
      const { content } = visitCalendar('REQUEST', { ...entry, zone })
      expect(content, zone).toContain(`BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`)
      expect(content, zone).toContain(`DTSTART;TZID=${zone}:`)
    }
  })
})
