import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { Timeslot } from './timeslot.ts'

const BookedVisit = z.object({
  id: z.string(),
  timeslot: Timeslot,
  energy_advisor: z.object({ id: z.string(), name: z.string() }),
})

/** The visit of an advisor for one application: what it is for, where, and when if a time is booked. */
export const Visit = z.object({
  project: z.object({ id: z.string(), number: z.int(), name: z.string() }),
  user_name: z.string(),
  building: z.object({ id: z.string(), address: z.string(), time_zone: z.string() }),
  user_scheduling_enabled: z.boolean(),
  booking: BookedVisit.nullable(),
})
export type Visit = z.infer<typeof Visit>
export type BookedVisit = z.infer<typeof BookedVisit>
export const VisitResponse = One('visits', Visit)

const Seen = Timeslot.pick({ energy_advisor_id: true, start_at: true, finish_at: true }).partial()

/** Books a timeslot for an application; the visit it has is moved there. */
export const BookTimeslot = z.object({
  project_id: z.uuid(),
  schedule_plan_timeslot_id: z.uuid(),
  schedule_plan_timeslot: Seen.optional().describe('As the person saw it: refused when it is another now'),
})
export type BookTimeslot = z.infer<typeof BookTimeslot>
export type SeenTimeslot = z.infer<typeof Seen>

const Token = z.string().min(1).max(200)
export const OpenVisitLink = z.object({ token: Token })
export const MoveByLink = z.object({
  token: Token,
  schedule_plan_timeslot_id: z.uuid(),
  schedule_plan_timeslot: Seen.optional(),
})
