import { z } from 'zod'
import { DecimalText } from '../../incentives/amounts/amount-formula.ts'
import { DateRange } from '../../incentives/classification/date-range.ts'
import { HomeCondition } from '../../incentives/classification/home-condition.ts'
import { LANGUAGES } from '../../texts/namespaces.ts'
import { MeasureGroup, MeasureType } from './measure-definition.ts'
import { Code, Words } from './program-words.ts'
import { AttachmentGroup, QuestionGroup } from './question-definition.ts'
import { SitePath } from './site-path.ts'
import { StatusDefinition } from './status-definition.ts'
import { StepDefinition } from './step-definition.ts'

const Eligibility = z.strictObject({
  code: Code,
  says: Words,
  test: HomeCondition.optional(),
  settled_by: z.enum(['document', 'person']).optional(),
  source_url: z.url({ protocol: /^https$/ }).optional(),
})

const Cart = z.strictObject({
  title: Words,
  instructions: Words.optional(),
  total_label: Words,
  footnote: Words,
  delete_question: Words.optional(),
  cap: DecimalText.optional().describe('The most that one application gets'),
  cap_says: Words.optional(),
})

const DetailField = z.strictObject({
  name: z.string().describe('A question, one of `DETAIL_FACTS`, or BLANK for an empty place'),
  label: Words.optional().describe('A question has its own words without one'),
})

/** What of an application itself a page of details may show beside answers. */
export const DETAIL_FACTS = [
  'number',
  'status',
  'building',
  'created_at',
  'submitted_at',
  'total_incentive',
] as const

const Detail = z.strictObject({
  title: Words,
  instructions: Words.optional(),
  groups: z.array(z.strictObject({ name: Words, fields: z.array(DetailField) })),
})

/** What the program has to give. Approved and paid amounts use it up. */
const Budget = z.discriminatedUnion('when_used_up', [
  z.strictObject({ amount: DecimalText, when_used_up: z.literal('close') }),
  z.strictObject({
    amount: DecimalText,
    when_used_up: z.literal('waiting_list'),
    waiting_status: Code.describe('Where an application then goes when it is handed in'),
  }),
])
export type ProgramBudget = z.infer<typeof Budget>

/** A program as data; `ValidProgram` is the one to read with. */
export const ProgramShape = z.strictObject({
  languages: z.array(z.enum(LANGUAGES)).min(1).describe('Readers of any other language read the first'),
  code: Code,
  name: Words,
  description: Words,
  sorting_tag: z.string().default(''),
  is_public: z.boolean().default(false).describe('Shown to people who are not signed in'),
  is_posted: z
    .boolean()
    .default(false)
    .describe('Something is sent by post: the application asks for the address'),
  date_range: DateRange.nullable().default(null),
  minutes: z.int().positive().describe('How long it takes, for the page before the start'),
  have_at_hand: z
    .array(z.strictObject({ name: Words, description: Words.optional(), required: z.boolean() }))
    .default([])
    .describe('What people are told to have at hand before they start'),
  what_happens_after: z.array(z.strictObject({ name: Words, description: Words })).default([]),
  eligibility: z.array(Eligibility).default([]),
  question_groups: z.array(QuestionGroup).default([]),
  attachment_groups: z.array(AttachmentGroup).default([]),
  measure_types: z.record(Code, MeasureType).default({}),
  measure_groups: z.array(MeasureGroup).default([]),
  steps: z.array(StepDefinition).min(1),
  cart: Cart.optional(),
  budget: Budget.optional(),
  finish_message: Words.optional(),
  finish_url: SitePath.optional(),
  statuses: z.record(Code, StatusDefinition),
  initial_status: Code,
  detail: Detail,
})
export type ProgramDefinition = z.infer<typeof ProgramShape>
