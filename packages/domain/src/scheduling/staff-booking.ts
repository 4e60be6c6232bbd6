import { z } from 'zod'
import { ListOf, listPage } from '../shared/list-page.ts'
import { SlotBooking } from './staff-timeslots.ts'

/** A booking as staff see it in their list. */
export const StaffBooking = SlotBooking.extend({
  start_at: z.iso.datetime(),
  finish_at: z.iso.datetime(),
  advisor: z.string(),
  time_zone: z.string().describe('Of the home'),
  application_id: z.string(),
  application: z.string(),
  email: z.string(),
})
export type StaffBooking = z.infer<typeof StaffBooking>

export const StaffBookingQuery = listPage(['start_at', 'booked_at'], 'start_at').extend({
  when: z.enum(['coming', 'past']).optional(),
  energy_advisor_id: z.uuid().optional(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('The beginning of a name, or the number of an application'),
})
export type StaffBookingQuery = z.infer<typeof StaffBookingQuery>
export const StaffBookingsResponse = ListOf('bookings', StaffBooking)

export const CancelBooking = z.strictObject({ sequence: z.int().describe('As it was read') })
