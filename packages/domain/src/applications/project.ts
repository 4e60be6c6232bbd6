import { z } from 'zod'
import { APPLICATION_STATUSES, RebateProject } from '../buildings/rebate-project.ts'
import { STAGES } from '../incentives/incentive.ts'
import { Many, One } from '../shared/envelope.ts'

/** A word in an address: `?user_schedule`, `?user_schedule=true`. */
const Switch = z
  .enum(['', 'true', 'false', '1', '0'])
  .transform((word) => word !== 'false' && word !== '0')
  .optional()

/** Which incentive is applied for: one of the two ids. */
export const SubmitQuery = z.object({
  offer_id: z.uuid().optional(),
  subsidy_id: z.uuid().optional(),
  user_schedule: Switch.describe('The person wants to book a visit themselves'),
  manager_schedule: Switch.describe('The visit is to be booked for them'),
})
export type SubmitQuery = z.infer<typeof SubmitQuery>

/** What a person sends with it. The answers and documents are those that are saved for the home. */
export const SubmitApplication = z.strictObject({
  building_id: z.uuid().optional().describe('The home; without it the one the person worked on last'),
  consent: z.boolean().optional(),
  applied_obj_quantity: z.int().positive().max(1000).optional().describe('Without it, one'),
})
export type SubmitApplication = z.infer<typeof SubmitApplication>

/** Something staff asked for: another answer to a question, or a document once more. */
const Request = z.object({
  id: z.string(),
  item_id: z.string().describe('The id of the question or of the document in the lists of the incentive'),
  name: z.string().describe('What the incentive calls it'),
  content: z.string().describe('What is asked'),
  created_at: z.iso.datetime(),
  is_done: z.boolean().describe('The person has done it; sending the update clears it'),
})

/** Project (rebate_project) of spec 2 section 3. */
export const Project = RebateProject.extend({
  number: z.int().describe('Short enough to be said on the telephone'),
  program_id: z.string().nullable(),
  description: z.string(),
  project_status: z.object({
    status: z.enum(APPLICATION_STATUSES),
    user_scheduling_enabled: z.boolean(),
  }),
  custom_status_description: z.string().nullable().describe('What was said when the status was set'),
  custom_status_date: z.iso.datetime(),
  stage: z.enum(STAGES).describe('application until it is approved, then payment: what is asked up to there'),
  document_upload_notify_list: z.array(Request).describe('Documents that are to be given once more'),
  requested_comments: z.array(Request).describe('Questions that are to be answered once more'),
  answer_by: z.iso.date().nullable().describe('The last day to answer what is asked'),
  admin_document_upload: z.boolean().describe('Staff have asked for a document'),
  retrofits: z.array(z.never()).describe('Measures stand in applications to programs only'),
  total_incentive: z.string().nullable().describe('What was approved, else what was worked out'),
  total_basis: z.enum(['exact', 'maximum']).describe('Whether that is the amount or the most it can be'),
  locked: z.string(),
  locked_in_portal: z.string(),
  locked_in_educate: z.string(),
  site_id: z.string(),
  statuses: z.array(
    z.object({ status: z.enum(APPLICATION_STATUSES), at: z.iso.datetime(), message: z.string().nullable() }),
  ),
})
export type Project = z.infer<typeof Project>
export const ProjectResponse = One('projects', Project)
export const ProjectsResponse = Many('projects', Project)
