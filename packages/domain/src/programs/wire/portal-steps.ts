import { z } from 'zod'
import { STEP_TYPES } from '../definition/step-definition.ts'

/** `ns` the next step, `ps` the one before, `cs` the one that is named; without a step, where the person goes on. */
export const PortalStepsQuery = z.object({
  projectId: z.uuid(),
  nav: z.enum(['ns', 'ps', 'cs']).default('ns'),
  curStep: z.coerce
    .number()
    .int()
    .optional()
    .catch(undefined)
    .describe('The number of the step one comes from'),
  cn: z
    .string()
    .max(100)
    .optional()
    .describe('The id of the step one comes from; it decides over the number'),
  onCreate: z.string().optional().describe('The application has just been made'),
})
export type PortalStepsQuery = z.infer<typeof PortalStepsQuery>

/** Steps response of spec 2 section 3. */
export const StepsResponse = z.object({
  id: z.string().describe('Of the step; empty behind the last'),
  step_num: z.string(),
  steps_remaining: z.string().describe('The current step counts; 0 is behind the last'),
  step_name: z.string(),
  step_type: z.enum(STEP_TYPES).nullable(),
  step_url: z.string().describe('`$PID$` stands for the id of the application'),
  project_status: z.string(),
  hide_prev_btn: z.boolean(),
  cancel_btn_url: z.string().nullable(),
  cancel_btn_lbl: z.string().nullable(),
  add_btn_url: z.string().nullable(),
  add_btn_label: z.string().nullable(),
  next_btn_label: z.string().nullable(),
  message: z.string().nullable().describe('Behind the last step, what the program says at its end'),
})
export type StepsResponse = z.infer<typeof StepsResponse>

/** How many steps there are (spec 2 section 4). */
export const totalSteps = ({
  step_num,
  steps_remaining,
}: Pick<StepsResponse, 'step_num' | 'steps_remaining'>): number =>
  Number(step_num) + Number(steps_remaining) - 1
