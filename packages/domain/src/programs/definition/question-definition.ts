import { z } from 'zod'
import { FactName } from '../../incentives/classification/home-condition.ts'
import { RestrictDataAccess } from '../../incentives/restrict-data-access.ts'
import { choice } from './option-definition.ts'
import { ProgramCondition } from './program-condition.ts'
import { Code, FieldCode, Words } from './program-words.ts'

/** Types of questions as the wire names them (spec 2 section 3); compared without case. */
export const QUESTION_TYPES = [
  'Boolean',
  'date',
  'multi_select',
  'Specific values',
  'Specific values (multi-select)',
  'Numeric',
  'Float',
  'Free-form',
  'Free-form (single line)',
  'Date',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** What of a home and of who applies a question may be filled in from. */
export const KNOWN_THINGS = [
  'name',
  'email',
  'phone',
  'language',
  'account_number',
  'address',
  'construction_year',
  'floor_area',
  'occupants',
  'ownership',
  'heating_fuel',
  'house_type',
] as const
export type KnownThing = (typeof KNOWN_THINGS)[number]

const Prefill = z.strictObject({
  from: z.enum(KNOWN_THINGS),
  codes: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('By the code of an option, what is known that means it'),
})

const Tells = z.strictObject({
  fact: FactName,
  codes: z
    .record(z.string(), z.string())
    .optional()
    .describe('By the code of an option, the code of the fact that it tells; an empty one tells nothing'),
})

export const QuestionDefinition = z.strictObject({
  code: FieldCode,
  question: Words,
  type: z.enum(QUESTION_TYPES),
  ...choice,
  required: z.boolean().default(false),
  sorting_tag: z.string().default(''),
  help: Words.optional(),
  unit: Words.optional().describe('Written beside a number: sq ft'),
  available_in_portal: z.boolean().default(true),
  available_in_mobile: z.boolean().default(true),
  restrict_data_access: RestrictDataAccess,
  use_spinner: z.boolean().default(false).describe('A number is changed by buttons beside it'),
  old_question_id: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  visible_when: ProgramCondition.optional(),
  prefill: Prefill.optional().describe('What the question opens with; who applies may change it'),
  tells: Tells.optional().describe(
    'What the answer tells of the home: rules read it before what the home itself tells',
  ),
})
export type QuestionDefinition = z.infer<typeof QuestionDefinition>

export const AttachmentDefinition = z.strictObject({
  code: FieldCode,
  question: Words,
  help: Words.optional(),
  required: z.boolean().default(false),
  sorting_tag: z.string().default(''),
  max_bytes: z.int().positive().optional().describe("Without it the partner's limit, 10485760 by default"),
  allowed_types: z.array(z.string()).optional().describe('File extensions that are taken'),
  disallowed_types: z.array(z.string()).optional().describe('File extensions that are refused'),
  max_files: z.int().positive().default(10),
  restrict_data_access: RestrictDataAccess,
  visible_when: ProgramCondition.optional(),
})
export type AttachmentDefinition = z.infer<typeof AttachmentDefinition>

const group = {
  code: Code,
  name: Words,
  instructions: Words.optional(),
  sorting_tag: z.string().default(''),
}
export const QuestionGroup = z.strictObject({ ...group, questions: z.array(QuestionDefinition) })
export type QuestionGroup = z.infer<typeof QuestionGroup>

export const AttachmentGroup = z.strictObject({ ...group, attachments: z.array(AttachmentDefinition) })
export type AttachmentGroup = z.infer<typeof AttachmentGroup>
