import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { z } from 'zod'
import { PROGRAMMABLE_TYPES } from '../buildings/rebate-project.ts'
import { missingTexts } from '../partner/local-text.ts'
import { LANGUAGES } from '../texts/namespaces.ts'
import { AmountFormula, DecimalText } from './amounts/amount-formula.ts'
import { CatalogueRule } from './answer-rule.ts'
import { DateRange } from './classification/date-range.ts'
import { HomeCondition } from './classification/home-condition.ts'
import { QuantityLimitation } from './classification/quantity-limit.ts'
import { Tells } from './classification/told-facts.ts'
import { ANSWER_TYPES } from './incentive.ts'
import { lintCatalogue } from './lint-catalogue.ts'
import { RestrictDataAccess } from './restrict-data-access.ts'

const Code = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
/** Every language of the catalogue must be there; the check is at the end. */
const Texts = z
  .partialRecord(z.enum(LANGUAGES), z.string().min(1))
  .refine((texts) => Object.keys(texts).length > 0, { message: 'no text' })
const Named = z.strictObject({ name: Texts, description: Texts.optional() })
const Url = z.url({ protocol: /^https$/ })

const Condition = z.strictObject({
  says: Texts,
  test: HomeCondition.optional(),
  settled_by: z.enum(['document', 'person']).optional(),
  source_url: Url.optional(),
})
/** What a question offers: the code is the answer in every language, the label its words. */
const OfferedOption = z.strictObject({ code: Code, label: Texts })

const AfterWork = z
  .boolean()
  .default(false)
  .describe('It exists only after the work: an approval cannot wait for it')

const Question = Named.extend({
  answer_type: z.enum(ANSWER_TYPES),
  select_options: z.array(z.union([OfferedOption, Texts])).default([]),
  restrict_data_access: RestrictDataAccess,
  rules: z.array(CatalogueRule(Texts)).default([]),
  tells: Tells.optional().describe(
    'What the answer tells of the home: rules read it before what the home itself tells',
  ),
  after_work: AfterWork,
})

const Document = Named.extend({
  min_files: z.int().positive().max(10).default(1).describe('How many files there have to be'),
  restrict_data_access: RestrictDataAccess,
  after_work: AfterWork,
})

const OPEN_LIMIT = { active: false, max: 0, fiscal_year: { start_at: null, end_at: null } }

export const CatalogueEntry = z.strictObject({
  code: Code,
  kind: z.enum(PROGRAMMABLE_TYPES),
  project_type: Code,
  title: Texts,
  recommendation_title: Texts,
  short_description: Texts.describe('May hold {{placeholder}} values of the virtual audit'),
  description: Texts.describe('Markdown; the learn-more text'),
  learn_more_url: Url.nullable().default(null),
  is_active: z.boolean().default(true),
  date_range: DateRange.nullable().default(null),
  incentive_tags: z.array(Code).min(1),
  recommended_categories: z.array(Code).default([]),
  measures: z.array(z.enum(MEASURE_IDS)).default([]),
  amount: AmountFormula,
  own_share: DecimalText.optional().describe('What the person pays of it themselves, where the texts say so'),
  program: z
    .strictObject({ code: Code, measure: Code.nullable().default(null) })
    .nullable()
    .default(null)
    .describe('The program that it is applied for in, and the measure of it that pays this amount'),
  conditions: z.array(Code).default([]),
  documents: z.array(Code).default([]),
  optional_documents: z.array(Code).default([]),
  read_only_documents: z.array(Code).default([]),
  questions: z.array(Code).default([]),
  optional_questions: z.array(Code).default([]),
  payment_documents: z
    .array(Code)
    .default([])
    .describe('Those of the documents that are asked once it is approved'),
  payment_questions: z
    .array(Code)
    .default([])
    .describe('Those of the questions that are asked once it is approved'),
  quantity_question: Code.nullable()
    .default(null)
    .describe('The question whose answer is how many are applied for'),
  amount_question: Code.nullable()
    .default(null)
    .describe('The question whose answer is how much is paid for; without it the one about the quantity'),
  require_contractor: z.boolean().default(false),
  needs_approval_first: z.boolean().default(false),
  project_manager_disabled: z.boolean().default(false),
  schedule: z
    .strictObject({
      types: z.array(Code),
      by_user: z.boolean(),
      minutes: z
        .int()
        .positive()
        .max(600)
        .optional()
        .describe(
          'How long a visit takes: the texts say it as {{visit.length}}, and no shorter timeslot is offered',
        ),
    })
    .nullable()
    .default(null),
  user_quantity_limitation: QuantityLimitation.default(OPEN_LIMIT),
  building_quantity_limitation: QuantityLimitation.default(OPEN_LIMIT),
  at_least_measures: z.int().positive().default(1),
  exclusive_group: Code.nullable().default(null),
  shared_cap: Code.nullable().default(null),
})
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

/** Without the check of what refers to what; `IncentiveCatalogue` is the one to read with. */
export const CatalogueShape = z.strictObject({
  languages: z.array(z.enum(LANGUAGES)).min(1),
  project_types: z.record(Code, Texts),
  conditions: z.record(Code, Condition),
  documents: z.record(Code, Document),
  questions: z.record(Code, Question),
  shared_caps: z.record(Code, z.strictObject({ says: Texts, cap: DecimalText })).default({}),
  incentives: z.array(CatalogueEntry),
})

/** A partner's incentives as data: one file, its dictionaries first, then the incentives that refer to them. */
export const IncentiveCatalogue = CatalogueShape.superRefine((catalogue, context) => {
  for (const { path, message } of [...missingReferences(catalogue), ...lintCatalogue(catalogue)])
    context.addIssue({ code: 'custom', path, message })
  for (const { path, language } of missingTexts(catalogue, catalogue.languages))
    context.addIssue({ code: 'custom', path: [...path], message: `no ${language} text` })
})
export type IncentiveCatalogue = z.infer<typeof CatalogueShape>

/** What the incentives of a catalogue refer to by code. */
export type CatalogueDictionaries = Omit<IncentiveCatalogue, 'incentives' | 'languages'>

type Found = { path: (string | number)[]; message: string }

function missingReferences(catalogue: IncentiveCatalogue): Found[] {
  const { project_types, conditions, documents, questions, shared_caps } = catalogue
  return catalogue.incentives.flatMap((entry, index) => {
    const check = (field: string, codes: readonly string[], known: object) =>
      codes
        .filter((code) => !Object.hasOwn(known, code))
        .map((code) => ({ path: ['incentives', index, field], message: `no such code: ${code}` }))
    return [
      ...check('project_type', [entry.project_type], project_types),
      ...check('conditions', entry.conditions, conditions),
      ...check('documents', entry.documents, documents),
      ...check('optional_documents', entry.optional_documents, documents),
      ...check('read_only_documents', entry.read_only_documents, documents),
      ...check('questions', entry.questions, questions),
      ...check('optional_questions', entry.optional_questions, questions),
      ...check('shared_cap', entry.shared_cap === null ? [] : [entry.shared_cap], shared_caps),
    ]
  })
}
