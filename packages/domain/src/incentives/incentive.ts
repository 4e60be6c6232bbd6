import { z } from 'zod'
import { PROGRAMMABLE_TYPES } from '../buildings/rebate-project.ts'
import { AmountFormula, DecimalText } from './amounts/amount-formula.ts'
import { AnswerRule } from './answer-rule.ts'
import { VERDICTS } from './classification/check-eligibility.ts'
import { DateRange } from './classification/date-range.ts'
import { FACT_SOURCES } from './classification/home-condition.ts'
import { QuantityLimitation } from './classification/quantity-limit.ts'
import { Tells } from './classification/told-facts.ts'

export const ANSWER_TYPES = ['boolean', 'date', 'multi_select', 'select', 'integer', 'float', 'text'] as const
/** The wire writes these two booleans as strings (spec/2 section 3). */
const StringBoolean = z.enum(['true', 'false'])

/** When something is asked: with the application, or once it is approved and the work is done. */
export const STAGES = ['application', 'payment'] as const
export type Stage = (typeof STAGES)[number]

export const ListItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  answer_type: z.enum(ANSWER_TYPES),
  is_required: StringBoolean,
  select_options: z.array(z.string()).describe('The words of the options'),
  select_codes: z.array(z.string()).describe('What is answered, in the order of the options'),
  restrict_data_access: z.boolean(),
  rules: z.array(AnswerRule),
  is_quantity: z.boolean().describe('The answer is how many are applied for'),
  sets_amount: z.boolean().describe('The answer is how much is paid for, in the unit that the amount counts'),
  stage: z.enum(STAGES),
  tells: Tells.optional().describe('What the answer tells of the home, for the rules and the amount'),
})
export type ListItem = z.infer<typeof ListItem>

export const DocumentItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_required: StringBoolean,
  min_files: z.int().positive(),
  restrict_data_access: z.boolean(),
  stage: z.enum(STAGES),
})
export type DocumentItem = z.infer<typeof DocumentItem>

const Required = z.object({ required_id: z.string() })

export const Trace = z.array(
  z.object({
    code: z.string(),
    says: z.string(),
    outcome: z.enum(['met', 'not_met', 'unknown']),
    used: z
      .object({ fact: z.string(), values: z.array(z.string()), source: z.enum(FACT_SOURCES) })
      .nullable(),
    settled_by: z.enum(['document', 'person']).nullable(),
    asks: z.array(z.string()).describe('The facts that decide it: what to answer or correct'),
    source_url: z.string().nullable(),
  }),
)

/** How incentives for one plan go together. */
const Combining = z.object({
  exclusive_group: z.string().nullable().describe('One incentive of a group for one measure'),
  shared_cap: z.object({ code: z.string(), says: z.string(), cap: DecimalText }).nullable(),
  at_least_measures: z.int().positive().describe('How many of its measures a plan must hold'),
})

/** Incentive (offer or subsidy) of spec/2 section 3, seen for one home when the call names a building. */
export const Incentive = z.object({
  kind: z.enum(PROGRAMMABLE_TYPES),
  code: z.string(),
  recommendation_title: z.string(),
  title: z.string(),
  short_description: z.string(),
  learn_more_url: z.string().nullable(),
  project_type: z.object({ id: z.string(), name: z.string() }),
  is_recommended: z.boolean(),
  is_active: z.boolean(),
  is_triggered: z.boolean().nullable().describe('Null while the answers do not decide it'),
  quantity_limitation_active: z.boolean(),
  user_quantity_limitation: QuantityLimitation,
  building_quantity_limitation: QuantityLimitation,
  date_range: DateRange.nullable(),
  require_contractor: z.boolean(),
  needs_approval_first: z.boolean().describe('Work or purchase before the approval loses the incentive'),
  project_manager_disabled: z.boolean(),
  incentive_tags: z.array(z.string()),
  recommended_categories: z.array(z.string()),
  document_list: z.array(DocumentItem),
  read_only_document_list: z.array(DocumentItem),
  question_list: z.array(ListItem),
  required_document: z.array(Required),
  required_question: z.array(Required),
  energy_advisor_ids: z.array(z.string()),
  schedule_plan: z.object({
    enabled: z.boolean(),
    types: z.array(z.string()),
    user: z.object({ enabled: z.boolean() }),
  }),
  init_project_status: z.object({ user_scheduling_enabled: z.boolean() }),
  program: z
    .object({ id: z.string(), measure: z.string().nullable() })
    .nullable()
    .describe('The program that it is applied for in; null where it has an application of its own'),
  work_quantity: z
    .number()
    .nullable()
    .describe('How much of the work there is in this home, in the unit that is paid for'),
  amount: DecimalText.nullable().describe('What this home may get; null when it is not known, never zero'),
  amount_basis: z.enum(['exact', 'maximum', 'unknown']),
  amount_formula: AmountFormula,
  asked_formula: AmountFormula.nullable().describe(
    'What is paid for the quantity that is asked for, or by the tier of this home; null where neither decides, or a tier is open',
  ),
  tier_facts: z
    .record(z.string(), z.object({ values: z.array(z.string()), source: z.enum(FACT_SOURCES) }))
    .describe(
      'What is known of this home that decides between the tiers of the amount, beside what its questions tell',
    ),
  currency_code: z.string(),
  measure_ids: z.array(z.string()).describe('Measures of the virtual audit that this incentive pays for'),
  energy_savings_kwh: z
    .number()
    .nullable()
    .describe('Yearly savings of the best of those measures in this home'),
  combining: Combining,
  eligibility: z.object({ verdict: z.enum(VERDICTS), trace: Trace }),
})
export type Incentive = z.infer<typeof Incentive>

/** An incentive with its id, as lists hold it. */
export type IdentifiedIncentive = Incentive & { readonly id: string }
