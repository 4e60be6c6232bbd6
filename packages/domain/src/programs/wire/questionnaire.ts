import { z } from 'zod'
import { ProgramCondition } from '../definition/program-condition.ts'
import { QUESTION_TYPES } from '../definition/question-definition.ts'

/** The wire writes some booleans as strings (spec 2 section 3); both are taken. */
export const StringBoolean = z.enum(['true', 'false'])

/** One question of a section, in the words of the reader. */
export const ProgramQuestion = z.object({
  id: z.string(),
  group_id: z.string(),
  question: z.string(),
  type: z.enum(QUESTION_TYPES),
  rules: z.string().describe('Options parted by semicolons; a part between dashes is the placeholder'),
  response: z
    .string()
    .nullable()
    .describe('In the words of the reader; several options are joined by semicolons'),
  response_2: z.string().nullable(),
  required: StringBoolean,
  sorting_tag: z.string(),
  available_in_portal: z.boolean(),
  available_in_mobile: z.boolean(),
  use_spinner: z.boolean(),
  additional_response_info: z.string().nullable().describe('A line of help'),
  unit: z.string().optional().describe('Written beside a number'),
  response_option_id: z.string().nullable().describe('The code of the chosen option'),
  old_question_id: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  visible_when: ProgramCondition.nullable().describe('Over the ids of the questions of the same step'),
  suggested: z
    .object({ response: z.string(), source: z.enum(['home', 'profile']) })
    .optional()
    .describe('What is known and was not answered yet: the form opens with it'),
  locked: z.boolean().optional().describe('Something else is asked: it can be read and not changed'),
})
export type ProgramQuestion = z.infer<typeof ProgramQuestion>

export const AttachmentResponse = z.object({
  id: z.string().describe('Of the document'),
  response: z.string().describe('The name of the file'),
  url: z.string(),
  thumbnail_url: z.string().nullable(),
  size: z.int(),
  content_type: z.string(),
  scan: z.enum(['off', 'waiting', 'clean', 'infected']),
  created_at: z.iso.datetime(),
})
export type AttachmentResponse = z.infer<typeof AttachmentResponse>

export const AttachmentRules = z.object({
  max_bytes: z.int(),
  allowed_types: z.array(z.string()).describe('Empty: all but the disallowed'),
  disallowed_types: z.array(z.string()),
  max_files: z.int(),
})
export type AttachmentRules = z.infer<typeof AttachmentRules>

export const AttachmentQuestion = z.object({
  id: z.string(),
  group_id: z.string(),
  question: z.string(),
  additional_response_info: z.string().nullable().describe('A line of help'),
  required: StringBoolean,
  sorting_tag: z.string(),
  rules: AttachmentRules,
  responses: z.array(AttachmentResponse),
  locked: z.boolean().optional().describe('Something else is asked: it can be read and not changed'),
})
export type AttachmentQuestion = z.infer<typeof AttachmentQuestion>

const section = {
  id: z.string(),
  name: z.string(),
  message_or_instructions: z.string().nullable(),
  measure_instruction: z.string().nullable(),
  sorting_tag: z.string(),
  project_id: z.string(),
  system_id: z.string().describe('The building'),
}
export const QuestionSection = z.object({
  ...section,
  question_type: z.literal('Question'),
  questions: z.array(ProgramQuestion),
})
export type QuestionSection = z.infer<typeof QuestionSection>

export const AttachmentSection = z.object({
  ...section,
  question_type: z.literal('Attachment'),
  questions: z.array(AttachmentQuestion),
})
export type AttachmentSection = z.infer<typeof AttachmentSection>

/** Questionnaire section of spec 2 section 3. */
export const QuestionnaireSection = z.discriminatedUnion('question_type', [
  QuestionSection,
  AttachmentSection,
])
export type QuestionnaireSection = z.infer<typeof QuestionnaireSection>

/** The query of the page plus whose application it is; `cn` is the id of the step, `cs` its number. */
export const StepQuery = z.looseObject({
  project_id: z.uuid(),
  cn: z.string().max(100).optional(),
  cs: z.coerce.number().int().optional().catch(undefined),
  status: z.string().max(200).optional(),
})
export type StepQuery = z.infer<typeof StepQuery>
