import { z } from 'zod'
import { AmountFormula, DecimalText, PAID_UNITS } from '../../incentives/amounts/amount-formula.ts'
import { Trace } from '../../incentives/incentive.ts'
import { MEASURE_FIELD_TYPES } from '../definition/measure-definition.ts'
import { StringBoolean } from './questionnaire.ts'

export const RetrofitField = z.object({
  type: z.enum(MEASURE_FIELD_TYPES),
  object_name: z.literal('ProjectMeasure'),
  name: z.string(),
  field_group_id: z.string(),
  value: z.string().nullable(),
})

/** How a measure is paid in this home, so that another quantity or price is worked out while it is typed. */
const PaidBy = z.object({
  unit: z.enum(PAID_UNITS),
  formula: AmountFormula,
  cost_field: z.string().nullable().describe('The field of its form that holds what the work costs'),
})

/** Retrofit (measure) of spec 2 section 3: one that can be chosen, or one that is. */
export const Retrofit = z.object({
  id: z.string(),
  pm_id: z.string().nullable().describe('Of the measure in this application; null until it is chosen'),
  program_measure_id: z.string(),
  name: z.string(),
  type: z.string(),
  hierarchy_level_1: z.string().describe('The category'),
  summary: z.string().nullable(),
  program_specific_measure_details: z.string().describe('Markdown'),
  formula_says: z.string(),
  units_qty: z.string().describe('What is counted'),
  units_qty_one: z.string().nullish().describe('What one of them is called; without it, the same'),
  quantity: z.int(),
  max_quantity: z.int().nullable(),
  status: z.literal('Included').nullable(),
  sorting_tag: z.string(),
  incentive: DecimalText.nullable().describe(
    'Of this quantity; null when something is missing to work it out',
  ),
  incentive_basis: z.enum(['exact', 'maximum', 'unknown']),
  paid_by: PaidBy.nullish(),
  pays_for: z.array(z.string()).optional().describe('The measures of a home report that this is'),
  picture: z.string().nullish().describe('The name of its pictogram'),
  not_for_home: Trace.element
    .pick({ says: true, used: true })
    .nullish()
    .describe('What the home would need for it and certainly is not, with what that was judged on'),
  is_complete: z.boolean().describe('Its form is filled in'),
  fields: z.array(RetrofitField),
})
export type Retrofit = z.infer<typeof Retrofit>

/** Measure group of spec 2 section 3. */
export const MeasureGroupWire = z.object({
  id: z.string(),
  name: z.string(),
  measure_instruction: z.string().nullable(),
  sorting_tag: z.string(),
  retrofits: z.array(Retrofit),
})
export type MeasureGroupWire = z.infer<typeof MeasureGroupWire>

/** Measure field definition of spec 2 section 3. */
export const MeasureField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(MEASURE_FIELD_TYPES),
  required: StringBoolean,
  rules: z.string(),
  default_value: z.string().nullable(),
  inline_help: z.string().nullable(),
  unit: z.string().optional().describe('Written beside a number'),
  field_group_id: z.string(),
})
export type MeasureField = z.infer<typeof MeasureField>

export const MeasureTypeWire = z.object({
  uuid: z.string().describe('Of the measure'),
  measure_type: z.string(),
  field_groups: z.array(z.object({ id: z.string(), name: z.string(), fields: z.array(MeasureField) })),
})
export type MeasureTypeWire = z.infer<typeof MeasureTypeWire>

export const MeasuresQuery = z.object({
  project_id: z.uuid(),
  project_status: z.string().max(200).optional().describe('As the client was told it; the server knows it'),
})
export type MeasuresQuery = z.infer<typeof MeasuresQuery>

export const MeasureTypeQuery = z.object({
  project_id: z.uuid(),
  measure_type_name: z.string().max(100).optional(),
  program_measure_id: z.string().min(1).max(100),
})
export type MeasureTypeQuery = z.infer<typeof MeasureTypeQuery>

export const TotalBasis = z
  .enum(['exact', 'maximum'])
  .optional()
  .describe('`maximum`: something is missing to work it out, and this is the most that it can be')

/** What an application would get. Decimal texts; the server adds in whole cents. */
export const Incentives = z.object({
  sum: DecimalText.describe('Of the measures'),
  above_cap: DecimalText.describe('What the limit of the program takes away'),
  total_incentive: DecimalText,
  total_basis: TotalBasis,
  cap: DecimalText.nullish().describe('The most that one application gets'),
  cap_says: z.string().nullable().describe('The limit in words, where it takes something away'),
})

/** What is in the cart of an application. */
export const ProjectMeasures = z.object({ retrofits: z.array(Retrofit), ...Incentives.shape })
export type ProjectMeasures = z.infer<typeof ProjectMeasures>
