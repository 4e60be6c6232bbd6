import { z } from 'zod'

/** The rules of a field beyond `required`; each one's message is the text `shared:validation.<rule>`. */
export const FieldValidations = z.strictObject({
  required: z.boolean().optional().describe('The same as “Required” on the field.'),
  min: z.int().positive().optional().describe('At least this many characters.'),
  max: z.int().positive().optional().describe('At most this many characters.'),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
  numeric: z.boolean().optional().describe('Digits only.'),
  decimal: z.boolean().optional().describe('Digits and one decimal point.'),
  digits: z.int().positive().optional().describe('Exactly this many digits.'),
  email: z.boolean().optional(),
  confirmed: z.string().optional().describe('The name of the field whose value must be repeated here.'),
  zip: z
    .string()
    .length(2)
    .optional()
    .describe('A complete zip of this country, or of the one given in the form, in the region given there.'),
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

export const FieldMessageOverrides = z
  .partialRecord(z.enum(FIELD_RULES), z.string())
  .describe('Words or text keys that replace the common message of a rule on this field.')

/** What fills the placeholders of a rule's sentence. */
export type RuleParams = Readonly<Record<string, string | number>>

/** The sentence for a broken rule, in the person's language. Made from a translator by `fieldMessages`. */
export type FieldMessages = (rule: FieldRule, params: RuleParams) => string
