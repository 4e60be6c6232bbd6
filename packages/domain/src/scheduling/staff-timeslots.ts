import { z } from 'zod'
import { One } from '../shared/envelope.ts'

/** One whose week has a name too: the calendar ends with the year 9999. */
export const PlannedDay = z.iso.date().refine((day) => day >= '1900-01-01' && day < '2200-01-01')

const Day = z.iso.date()
const Time = z.iso
  .time({ precision: -1 })
  .meta({ format: 'time', description: 'By the clock of the advisor' })
const Minutes = z.int().min(10).max(600)
const Title = z.string().trim().min(1).max(80).describe('As people read it')

/** Who has a timeslot. */
export const SlotBooking = z.object({
  id: z.string(),
  sequence: z.int().describe('Grows when the visit is moved'),
  name: z.string(),
  address: z.string(),
  project_number: z.int(),
})
export type SlotBooking = z.infer<typeof SlotBooking>

const WeekSlot = z.object({
  id: z.string(),
  start_at: z.iso.datetime(),
  finish_at: z.iso.datetime(),
  title: z.string(),
  booking: SlotBooking.nullable(),
})
export type WeekSlot = z.infer<typeof WeekSlot>

const AdvisorWeek = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  zips: z.array(z.string()),
  slots: z.array(WeekSlot),
  days_off: z.array(z.object({ id: z.string(), day: Day, reason: z.string() })),
})
export type AdvisorWeek = z.infer<typeof AdvisorWeek>

/** The timeslots of all active advisors in one week, and of others who still have some. */
export const AdvisorsWeek = z.object({ monday: Day, today: Day, advisors: z.array(AdvisorWeek) })
export type AdvisorsWeek = z.infer<typeof AdvisorsWeek>
export const AdvisorsWeekResponse = One('advisor_weeks', AdvisorsWeek)

/** What a new timeslot opens with. */
export const USUAL_MINUTES = 120

/** Timeslots that repeat, for one advisor or several. */
export const CreateTimeslots = z.strictObject({
  energy_advisor_ids: z.array(z.uuid()).min(1).max(50),
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).describe('0 is Monday'),
  times: z.array(Time).min(1).max(12),
  minutes: Minutes,
  every: z.int().min(1).max(4).describe('Weeks'),
  from: Day,
  to: Day,
  title: Title,
  is_dry_run: z.boolean().describe('Tells what it would do, and does nothing'),
})
export type CreateTimeslots = z.infer<typeof CreateTimeslots>

export const CreatedTimeslots = z.object({
  created: z.int(),
  days: z.array(z.object({ day: Day, count: z.int() })),
  left_out: z.array(
    z.object({
      advisor: z.string(),
      day: Day,
      time: z.string(),
      why: z.enum(['day-off', 'taken', 'passed', 'no-such-time']),
    }),
  ),
})
export type CreatedTimeslots = z.infer<typeof CreatedTimeslots>
export const CreatedTimeslotsResponse = One('created_timeslots', CreatedTimeslots)

/** Another time for a timeslot; who has booked it moves with it and is told. */
export const ChangeTimeslot = z.strictObject({
  day: Day,
  time: Time,
  minutes: Minutes,
  title: Title,
  seen: z
    .strictObject({
      start_at: z.iso.datetime(),
      finish_at: z.iso.datetime(),
      booking_id: z.uuid().nullable(),
    })
    .describe('As its author saw it: refused when it is another now'),
})
export type ChangeTimeslot = z.infer<typeof ChangeTimeslot>

const DaysOff = z.strictObject({
  energy_advisor_id: z.uuid(),
  from: Day,
  to: Day,
  reason: z.string().trim().max(80),
})

/** Timeslots that go: those named, and those of an advisor's days off. */
export const Removal = z.strictObject({
  timeslot_ids: z.array(z.uuid()).max(500),
  days_off: DaysOff.nullable(),
})
export type Removal = z.infer<typeof Removal>

/** What becomes of a booking whose timeslot goes. `keep`: its timeslot stays. */
export const BOOKING_FATES = ['move', 'cancel', 'keep'] as const
const BookingFate = z.strictObject({
  id: z.uuid(),
  sequence: z.int(),
  fate: z.enum(BOOKING_FATES),
  timeslot_id: z.uuid().nullable().describe('Where it is moved to'),
})
export type BookingFate = z.infer<typeof BookingFate>
export const RemoveTimeslots = Removal.extend({
  bookings: z.array(BookingFate).max(500).describe('Every booking its author was shown'),
})
export type RemoveTimeslots = z.infer<typeof RemoveTimeslots>

const AffectedBooking = SlotBooking.extend({
  start_at: z.iso.datetime(),
  finish_at: z.iso.datetime(),
  advisor: z.string(),
  time_zone: z.string().describe('Of the home'),
  offers: z
    .array(z.object({ id: z.string(), start_at: z.iso.datetime(), advisor: z.string() }))
    .describe('Free timeslots near to it'),
})
export type AffectedBooking = z.infer<typeof AffectedBooking>
export const Affected = z.object({ timeslots: z.int(), bookings: z.array(AffectedBooking) })
export type Affected = z.infer<typeof Affected>
export const AffectedResponse = One('affected_bookings', Affected)
