import { z } from 'zod'
import { REQUEST_KINDS } from '../../applications/request-kinds.ts'
import { PROGRAMMABLE_TYPES } from '../../buildings/rebate-project.ts'
import { VERDICTS } from '../../incentives/classification/check-eligibility.ts'
import { Trace } from '../../incentives/incentive.ts'
import { STEP_TYPES } from '../definition/step-definition.ts'
import { Incentives, Retrofit, TotalBasis } from './measure-wire.ts'
import { QuestionnaireSection } from './questionnaire.ts'

const StatusLine = z.object({
  code: z.string(),
  status: z.string(),
  at: z.iso.datetime(),
  message: z.string().nullable(),
})

/** What comes next if all goes well. */
const StatusAhead = z.object({
  code: z.string(),
  status: z.string(),
  says: z.string().nullable().describe('What the status means'),
  by: z.enum(['applicant', 'partner']).describe('Whose turn it is to bring the application there'),
  working_days: z.int().nullable().describe('The most that the status before it takes'),
})

/** What the partner promises for the present status, in working days. */
const StatusPromise = z.object({
  working_days: z.int(),
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  says: z.string().describe('The promise; once it is overdue, what a person may do'),
})

/** Something that staff ask of the applicant, and the step where it is done. */
const AskedItem = z.object({
  kind: z.enum(REQUEST_KINDS),
  item_id: z.string(),
  name: z.string(),
  step: z.string(),
  content: z.string().describe('What is asked'),
  is_done: z.boolean().describe('The person has saved it since'),
})
export type AskedItem = z.infer<typeof AskedItem>

/** Project of spec 2 section 3 as the list of applications shows it. */
export const ProgramProject = z.object({
  id: z.string(),
  number: z.int().describe('Short enough to be said on the telephone'),
  name: z.string(),
  program_id: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
  last_modified_ts: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
  project_type: z.object({ id: z.string(), name: z.string() }),
  programmable_type: z.enum(PROGRAMMABLE_TYPES).describe('A program is an offer'),
  programmable_id: z.string(),
  original_programmable_id: z.string().nullable(),
  project_status: z.object({ status: z.string(), user_scheduling_enabled: z.boolean() }),
  status: z.string(),
  status_code: z.string(),
  custom_status_description: z.string().nullable(),
  custom_status_date: z.iso.datetime().nullable(),
  child_projects: z.array(z.object({ id: z.string() })),
  document_upload_notify_list: z.array(z.string()),
  admin_document_upload: z.boolean(),
  requested_edit: z.string().nullable(),
  asked_step: z.string().optional().describe('The first step with something that is asked of the applicant'),
  goes_on_at: z
    .object({ step: z.int().positive(), steps: z.int().positive(), name: z.string() })
    .optional()
    .describe('Of one that is not handed in yet: the step at which the applicant goes on, from 1'),
  asked: z
    .array(AskedItem)
    .optional()
    .describe('While something is asked: what, and nothing else can be changed'),
  answer_by: z.iso.date().nullable().optional().describe('The last day to answer what is asked'),
  applied_obj_quantity: z.int().nullable(),
  total_incentive: z.string(),
  total_basis: TotalBasis,
  locked: z.string(),
  locked_in_portal: z.string(),
  locked_in_educate: z.string(),
  site_id: z.string().describe('The building'),
  schedule_plan_assigment: z
    .object({ timeslot: z.object({ start_at: z.string(), finish_at: z.string() }) })
    .nullable(),
  do_not_buy_yet: z.boolean(),
})
export type ProgramProject = z.infer<typeof ProgramProject>

/** With what it holds. */
export const SelectedProject = ProgramProject.extend({ retrofits: z.array(Retrofit), ...Incentives.shape })
export type SelectedProject = z.infer<typeof SelectedProject>

const StepState = z.object({
  id: z.string(),
  type: z.enum(STEP_TYPES),
  name: z.string(),
  is_complete: z.boolean(),
  is_locked: z.boolean().optional().describe('Something else is asked: nothing of it can be changed'),
})

/** With all that a page of details shows. */
export const ProjectDetails = SelectedProject.extend({
  contact_id: z.string().nullable(),
  steps: z.array(StepState),
  sections: z.array(QuestionnaireSection),
  timeline: z.array(StatusLine),
  ahead: z.array(StatusAhead).optional().describe('The statuses to come, nearest first'),
  promise: StatusPromise.nullable(),
  may_move_to: z.array(z.object({ code: z.string(), status: z.string() })),
  eligibility: z.object({ verdict: z.enum(VERDICTS), trace: Trace }),
  program_version: z.int(),
})
export type ProjectDetails = z.infer<typeof ProjectDetails>
