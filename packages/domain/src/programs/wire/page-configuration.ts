import { z } from 'zod'

export const TASK_NAMES = [
  'measureinfo',
  'measurecart',
  'customerhome',
  'customerapp',
  'response',
  'measuresearch',
] as const

export const PageConfigurationQuery = z.object({
  task_name: z.enum(TASK_NAMES),
  project_id: z.uuid().optional(),
  cur_step_name: z.string().max(100).optional().describe('The id of the step'),
  prog_id: z.uuid().optional(),
})
export type PageConfigurationQuery = z.infer<typeof PageConfigurationQuery>

/** Terms config of spec 2 section 3. */
export const TermsConfig = z.object({
  terms_and_conditions: z.string().describe('Markdown'),
  accept_check_box_label: z.string(),
  accept_tnc: z.boolean().describe('Whether they have been accepted'),
  accept_status_value: z.string().nullable(),
  confirmation_message: z.string(),
})
export type TermsConfig = z.infer<typeof TermsConfig>

const PageField = z.object({
  name: z.string().describe('BLANK is an empty place'),
  label: z.string(),
  value: z.string().nullable(),
})

/** What a page of the family shows beside its data. */
export const PageConfiguration = z.object({
  task_name: z.string(),
  title: z.string(),
  main_instructions: z.string().nullable(),
  groups: z.array(z.object({ name: z.string(), fields: z.array(PageField) })),
  categories: z.array(z.string()).describe('Of the measures that can be chosen'),
  labels: z.object({
    total: z.string().nullable(),
    footnote: z.string().nullable(),
    delete_question: z.string().nullable(),
  }),
  terms: TermsConfig.nullable(),
})
export type PageConfiguration = z.infer<typeof PageConfiguration>
