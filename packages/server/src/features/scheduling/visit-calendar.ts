import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { MailCalendar } from '../../platform/mail/mail.ts'

type Entry = {
  readonly id: string
  readonly sequence: number
  readonly start: Date
  readonly finish: Date
  readonly zone: string
  readonly summary: string
  readonly location: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendee: { readonly name: string; readonly email: string }
}

/** A zone's rules go into the file: a calendar that does not know the zone shows the right time all the same. */
const rulesOf = (zone: string): string | null => [tzlib_get_ical_block(zone)].flat()[0] ?? null

/** The calendar entry of a visit in the time of the home (RFC 5545, with TZID). The same id replaces or removes it. */
export function visitCalendar(method: MailCalendar['method'], entry: Entry): MailCalendar {
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Hearthlight', product: 'visits' },
    // With a name here the stamps of the file would lose their zone.
    timezone: { name: null, generator: rulesOf },
  })
  calendar.createEvent({
    id: entry.id,
    sequence: entry.sequence,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A plain Date would be written in the zone of the server.
    start: DateTime.fromJSDate(entry.start, { zone: entry.zone }),
    end: DateTime.fromJSDate(entry.finish, { zone: entry.zone }),
    timezone: entry.zone,
    summary: entry.summary,
    location: entry.location,
    organizer: entry.organizer,
    attendees: [entry.attendee],
  })
  return { name: 'visit.ics', method, content: calendar.toString() }
}
