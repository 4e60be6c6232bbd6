import { z } from 'zod'
import { Many } from '../shared/envelope.ts'

export const Timeslot = z.object({
  id: z.string(),
  energy_advisor_id: z.string(),
  admin_id: z.string().nullable().describe('The advisor again, where they have an account'),
  start_at: z.iso.datetime(),
  finish_at: z.iso.datetime(),
  status: z
    .string()
    .describe('available, booked by somebody, scheduled for this application, or other words'),
  title: z.string(),
})
export type Timeslot = z.infer<typeof Timeslot>
export const TimeslotsResponse = Many('users_schedule_plan_timeslots', Timeslot)

/** The calendar of one advisor who may come for an application. */
export const SchedulePlan = z.object({
  id: z.string(),
  name: z.string(),
  admin_id: z.string().nullable(),
  next_start_at: z.iso.datetime().nullable().describe('The first free timeslot'),
  is_assigned: z.boolean().describe('Looks after this kind of work at the home'),
})
export type SchedulePlan = z.infer<typeof SchedulePlan>
export const SchedulePlansResponse = Many('users_schedule_plans', SchedulePlan)

/** A slot can be chosen unless somebody has it; whatever words the advisor has for it. */
export const isFree = ({ status }: Pick<Timeslot, 'status'>): boolean =>
  status !== 'booked' && status !== 'scheduled'

export type SlotTone = 'free' | 'taken' | 'own' | 'other'
/** What a timeslot is to the person who looks at it. An advisor's own words for a slot are other statuses. */
const TONES: Readonly<Record<string, SlotTone>> = { available: 'free', booked: 'taken', scheduled: 'own' }

/** The colour of a slot by its status; a status without one has the colour of the others. */
export const slotTone = (status: string | null | undefined): SlotTone =>
  Object.hasOwn(TONES, status ?? '') ? (TONES[status ?? ''] ?? 'other') : 'other'
