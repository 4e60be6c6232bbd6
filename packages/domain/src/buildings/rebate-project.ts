import { z } from 'zod'

export const PROGRAMMABLE_TYPES = ['Offer', 'Subsidy'] as const
export type ProgrammableType = (typeof PROGRAMMABLE_TYPES)[number]

/** How far an application has come (contract section 6); the words of each stand in the texts. */
export const APPLICATION_STATUSES = [
  'submitted',
  'eligibility_review',
  'information_requested',
  'approved',
  'payment_issued',
  'declined',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** The visit that is booked for an application, or for the first part of it. */
const BookedTime = z.object({
  timeslot: z.object({ start_at: z.iso.datetime(), finish_at: z.iso.datetime() }),
})
export type BookedTime = z.infer<typeof BookedTime>

/** An application (rebate project) as the building it belongs to lists it. */
export const RebateProject = z.object({
  id: z.string(),
  name: z.string().describe('The title of the incentive'),
  building_id: z.string(),
  created_at: z.string(),
  last_modified_ts: z.string(),
  project_type: z.object({ id: z.string(), name: z.string() }),
  programmable_type: z.enum(PROGRAMMABLE_TYPES),
  programmable_id: z.string(),
  original_programmable_id: z.string().nullable(),
  applied_obj_quantity: z.number().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  requested_edit: z.string().nullable().describe('What the person is asked to change; null when nothing'),
  child_projects: z.array(z.object({ id: z.string() })).describe('The parts it is done in, if any'),
  schedule_plan_assigment: BookedTime.nullable(),
})
export type RebateProject = z.infer<typeof RebateProject>

/** The id in the address of the page on which a visit is booked (contract section 7). */
export const scheduleRouteId = ({
  id,
  child_projects,
}: Pick<RebateProject, 'id' | 'child_projects'>): string => child_projects[0]?.id ?? id

const WITHOUT_RESULT: readonly ApplicationStatus[] = ['declined', 'withdrawn']

/** It came to nothing: it uses up no limit, and the person may apply again. */
export const cameToNothing = ({ status }: { readonly status: string }): boolean =>
  WITHOUT_RESULT.some((one) => one === status)

/** The part of an application that classification and quantity limits look at. */
export type CountedProject = Pick<
  RebateProject,
  'id' | 'building_id' | 'created_at' | 'project_type' | 'programmable_type' | 'programmable_id' | 'status'
> & {
  readonly original_programmable_id?: string | null | undefined
  readonly applied_obj_quantity?: number | null | undefined
}
