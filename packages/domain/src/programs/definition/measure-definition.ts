import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { z } from 'zod'
import { AmountFormula, DecimalText, PAID_UNITS } from '../../incentives/amounts/amount-formula.ts'
import { HomeCondition } from '../../incentives/classification/home-condition.ts'
import { RestrictDataAccess } from '../../incentives/restrict-data-access.ts'
import { choice } from './option-definition.ts'
import { ProgramCondition } from './program-condition.ts'
import { Code, FieldCode, Words } from './program-words.ts'

/** Types of the fields of a measure as the wire names them (spec 2 section 3); a spacer asks nothing. */
export const MEASURE_FIELD_TYPES = [
  'BOOLEAN',
  'date',
  'multi_select',
  'Specific values',
  'Numeric',
  'Float',
  'Free-form',
  'Free-form (single line)',
  'Currency',
  'Spacer',
] as const
export type MeasureFieldType = (typeof MEASURE_FIELD_TYPES)[number]

/** The field that every measure has. */
export const QUANTITY = 'quantity'

export const MeasureFieldDefinition = z.strictObject({
  name: FieldCode,
  label: Words.optional().describe('Every type but a spacer needs one'),
  type: z.enum(MEASURE_FIELD_TYPES),
  required: z.boolean().default(false),
  ...choice,
  default_value: z.string().optional().describe('Of a choice the code of an option'),
  help: Words.optional(),
  unit: Words.optional().describe('Written beside a number: sq ft, cfm50'),
  restrict_data_access: RestrictDataAccess,
  is_cost: z.boolean().default(false).describe('What the work costs: shares of the cost are paid of it'),
})
export type MeasureFieldDefinition = z.infer<typeof MeasureFieldDefinition>

const FieldGroup = z.strictObject({ code: Code, name: Words, fields: z.array(MeasureFieldDefinition) })

/** What a home must be for a measure. What nobody has told decides nothing. */
const HomeNeed = z.strictObject({
  code: Code,
  says: Words.describe('What is needed, as a sentence: It needs a basement.'),
  test: HomeCondition,
})

/** What somebody works out by hand, so that the formula can be held against it at every change. */
export const AmountCase = z.strictObject({
  name: z.string().trim().min(1).max(80),
  quantity: DecimalText,
  cost: DecimalText.optional(),
  facts: z.record(z.string(), z.string()).default({}).describe('What the home tells, where tiers ask for it'),
  expected: DecimalText,
})
export type AmountCase = z.infer<typeof AmountCase>

export const MeasureDefinition = z.strictObject({
  code: Code,
  name: Words,
  type: Code.describe('Measures of one type have the same fields'),
  category: Words.describe('What the filter of measures offers'),
  summary: Words.optional(),
  details: Words.describe('Markdown; what qualifies and what is asked for'),
  unit: z.enum(PAID_UNITS).default('each'),
  unit_label: Words.describe('What is counted: fans, square feet'),
  unit_label_one: Words.optional().describe('What one of them is called, where that differs: fan'),
  max_quantity: z.int().positive().optional(),
  sorting_tag: z.string().default(''),
  formula: AmountFormula,
  cases: z
    .array(AmountCase)
    .max(50)
    .optional()
    .describe('What the formula has to give; no applicant sees it'),
  formula_says: Words.describe('The formula in words'),
  pays_for: z
    .array(z.enum(MEASURE_IDS))
    .default([])
    .describe('The measures of a home report that this is, so that no rebate pays for them a second time'),
  picture: z
    .string()
    .max(40)
    .optional()
    .describe('The pictogram, where the measures of the home report do not say it'),
  needs: z.array(HomeNeed).optional().describe('A home that certainly lacks one of them cannot choose it'),
  visible_when: ProgramCondition.optional(),
})
export type MeasureDefinition = z.infer<typeof MeasureDefinition>

export const MeasureGroup = z.strictObject({
  code: Code,
  name: Words,
  instructions: Words.optional(),
  sorting_tag: z.string().default(''),
  measures: z.array(MeasureDefinition).min(1),
})
export type MeasureGroup = z.infer<typeof MeasureGroup>

export const MeasureType = z.strictObject({ name: Words, field_groups: z.array(FieldGroup) })
export type MeasureType = z.infer<typeof MeasureType>
