import { z } from 'zod'

const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

/** What a form sends for one field. Several options come as a list or joined by semicolons. */
const SentValue = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(1_000)).max(100),
  z.null(),
])
export type SentValue = z.infer<typeof SentValue>

const Name = z.string().min(1).max(100)

/** The query of the page and whose application it is. */
const Details = z.looseObject({
  project_id: z.uuid(),
  isFieldUpdate: Flag.optional(),
  cn: z.string().max(100).optional().describe('The id of the step'),
  cs: z.union([z.string(), z.number()]).optional().describe('The number of the step'),
  seen: z.iso
    .datetime()
    .optional()
    .describe('`last_modified_ts` of the application that the form was filled in from'),
})

export const SentRetrofit = z.object({
  pm_id: z.uuid().nullish().describe('Of a measure that was chosen before'),
  program_measure_id: Name,
  quantity: z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .describe('Nothing above zero removes the measure; with `fields` it is one at least'),
  fields: z
    .array(z.object({ name: Name, value: SentValue }))
    .max(200)
    .optional()
    .describe('The form of the measure: all of it is validated. The list of measures sends none'),
})
export type SentRetrofit = z.infer<typeof SentRetrofit>

/** The answers of a step, by group and question. */
export const PostAnswers = z.object({
  answerList: z.record(Name, z.record(Name, SentValue)),
  details: Details,
})
export type PostAnswers = z.infer<typeof PostAnswers>

/** Measures chosen, changed or removed. */
export const PostFields = z.object({
  details: Details.extend({
    isFieldUpdate: z.union([z.literal(true), z.literal('true')]),
    retrofit: z.union([SentRetrofit, z.array(SentRetrofit).max(200)]),
  }),
})
export type PostFields = z.infer<typeof PostFields>

/** The terms of a step, accepted. */
export const PostTerms = z.object({
  accept_tnc: Flag,
  is_tc_update: z.union([z.literal(true), z.literal('true')]),
  details: Details,
  project_status: z
    .string()
    .max(200)
    .optional()
    .describe('The accept_status_value of the terms; the server knows it'),
})
export type PostTerms = z.infer<typeof PostTerms>

/** The three things that are saved by the same call. */
export const PostPrqs = z.union([PostTerms, PostFields, PostAnswers])
export type PostPrqs = z.infer<typeof PostPrqs>

/** What is being typed at a step, kept as it is until the step is saved. */
export const StepDraft = z.object({
  project_id: z.uuid(),
  cn: Name.describe('The id of the step'),
  draft: z.record(z.string().max(200), SentValue),
})
export type StepDraft = z.infer<typeof StepDraft>

export const SavedMessage = z.object({ message: z.string() })
