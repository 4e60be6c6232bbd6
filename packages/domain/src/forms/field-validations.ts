import { z } from 'zod'
import { about } from '../texts/about.ts'

/** The rules of a field beyond `required`; each one's message is the text `shared:validation.<rule>`. */
export const FieldValidations = z.strictObject({
  required: z.boolean().optional().meta(about('required')),
  min: z.int().positive().optional().meta(about('validations_min')),
  max: z.int().positive().optional().meta(about('validations_max')),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
  numeric: z.boolean().optional().meta(about('numeric')),
  decimal: z.boolean().optional().meta(about('decimal')),
  digits: z.int().positive().optional().meta(about('digits')),
  email: z.boolean().optional(),
  confirmed: z.string().optional().meta(about('confirmed')),
  zip: z.string().length(2).optional().meta(about('zip')),
})
export type FieldValidations = z.infer<typeof FieldValidations>

export const FIELD_RULES = [
  'required',
  'min',
  'max',
  'min_value',
  'max_value',
  'step',
  'numeric',
  'decimal',
  'digits',
  'email',
  'confirmed',
  'option',
  'date',
  'phone',
  'upload',
  'min_files',
  'max_files',
  'min_items',
  'max_items',
  'zip_us',
  'zip_ca',
  'zip_pt',
  'zip_region',
] as const
export type FieldRule = (typeof FIELD_RULES)[number]

export const FieldMessageOverrides = z.partialRecord(z.enum(FIELD_RULES), z.string()).meta(about('messages'))

/** What fills the placeholders of a rule's sentence. */
export type RuleParams = Readonly<Record<string, string | number>>

/** The sentence for a broken rule, in the person's language. Made from a translator by `fieldMessages`. */
export type FieldMessages = (rule: FieldRule, params: RuleParams) => string
