import { z } from 'zod'
import { ProgramCondition } from './program-condition.ts'
import { Code, Words } from './program-words.ts'
import { SitePath } from './site-path.ts'

export const STEP_TYPES = ['contact', 'prq', 'attachment', 'tandc', 'measurelist', 'measuredetails'] as const

const Buttons = z.strictObject({
  hide_previous: z.boolean().default(false),
  next_label: Words.optional(),
  cancel_label: Words.optional(),
  cancel_url: SitePath.optional(),
  add_label: Words.optional(),
  add_url: SitePath.optional(),
})

const step = {
  id: Code,
  name: Words,
  instructions: Words.optional(),
  visible_when: ProgramCondition.optional(),
  buttons: Buttons.prefault({}),
}
const groups = { groups: z.array(Code).describe('None shows that the step is not configured') }

const Terms = z.strictObject({
  text: Words.describe('Markdown'),
  accept_label: Words,
  accept_status: Code.optional().describe('The status that accepting gives; it submits the application'),
  confirmation_message: Words,
})
export type Terms = z.infer<typeof Terms>

export const StepDefinition = z.discriminatedUnion('type', [
  z.strictObject({ ...step, type: z.literal('contact') }),
  z.strictObject({ ...step, type: z.literal('prq'), ...groups }),
  z.strictObject({ ...step, type: z.literal('attachment'), ...groups }),
  z.strictObject({
    ...step,
    type: z.literal('measurelist'),
    ...groups,
    min_measures: z.int().min(0).default(1),
  }),
  z.strictObject({ ...step, type: z.literal('measuredetails') }),
  z.strictObject({ ...step, type: z.literal('tandc'), terms: Terms }),
])
export type StepDefinition = z.infer<typeof StepDefinition>
