import type { ColumnType, Generated } from 'kysely'

type Timeslots = {
  partner_id: string
  id: string
  energy_advisor_id: string
  start_at: Date
  finish_at: Date
  /** `available`, or the advisor's own words. Whether it is booked is told by its booking alone. */
  status: Generated<string>
  title: string
  withdrawn_at: Generated<Date | null>
}

/** One a timeslot, and one an application: both are constraints. A cancelled one is gone. */
type Bookings = {
  partner_id: string
  id: string
  timeslot_id: string
  application_id: string
  user_id: string
  building_id: string
  /** Where the person booked: links in later mails lead there. */
  site: string
  /** Grows with every move: calendars take the entry with the highest. */
  sequence: Generated<number>
  booked_at: Date
  reminded_at: Generated<Date | null>
}

type AdvisorDaysOff = {
  partner_id: string
  id: string
  energy_advisor_id: string
  /** `YYYY-MM-DD`, by the calendar of the advisor. */
  day: string
  reason: string
}

/** What an advisor found at a home. */
type VisitNotes = {
  partner_id: string
  id: string
  building_id: string
  application_id: string
  content: string
  /** Names of the questions whose answers it corrected. */
  corrected: ColumnType<string[], string, string>
  by_name: string
  created_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    timeslots: Timeslots
    bookings: Bookings
    advisor_days_off: AdvisorDaysOff
    visit_notes: VisitNotes
  }
}
