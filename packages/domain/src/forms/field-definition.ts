import { z } from 'zod'
import { FieldMessageOverrides, FieldValidations } from './field-validations.ts'

/**
 * Words a partner gives a form: the words themselves, or a text key (`partner:field.zip`) that the partner's
 * texts hold in every language.
 */
const Words = z.string()

export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'email',
  'password',
  'tel',
  'select',
  'radio',
  'checkbox',
  'buttons',
  'slider',
  'date',
  'integer',
  'decimal',
  'phone',
  'multi_select',
  'address',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export const FieldDefault = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

const RangeBand = z.strictObject({
  max: z.number().describe('The band ends at this value.'),
  tone: z.enum(['neutral', 'positive', 'caution', 'danger']).default('neutral'),
  label: Words.describe('What a value in this band means, in words.'),
})
export type RangeBand = z.infer<typeof RangeBand>

type OptionWords = {
  value: string
  label: string
  help_text?: string | undefined
  picture?: string | undefined
}
export type FieldOption = OptionWords & { sub_fields: FieldDefinition[] }
type FieldOptionInput = OptionWords & { sub_fields?: FieldDefinitionInput[] | undefined }

/** Its type is written out: TypeScript infers the circle of options and fields by the order it meets them in. */
export const FieldOption: z.ZodType<FieldOption, FieldOptionInput> = z.strictObject({
  value: z.string().min(1),
  label: Words,
  help_text: Words.optional().describe('A line under the label of the option.'),
  picture: z.string().optional().describe('Name of the pictogram on an option that is a button.'),
  get sub_fields(): z.ZodDefault<z.ZodArray<typeof FieldDefinition>> {
    return z
      .array(FieldDefinition)
      .default([])
      .describe('Fields asked while this option is chosen, if further fields are switched on.')
  },
})

/** One field of a partner-configured form, as the partner writes it (spec 1 section 3, "Form field definition"). */
export const FieldDefinition = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][\w.]*$/)
    .describe('The wire name of the value.'),
  type: z
    .enum(FIELD_TYPES)
    .describe(
      'The control. A list with several choices, a checkbox with options, or multiple buttons hold a list of values; an address is asked in its parts.',
    ),
  label: Words.describe('The words over the control, or a text key.'),
  placeholder: Words.optional().describe("A select without one shows 'Please select one'."),
  help_text: Words.optional().describe('A line of help under the label.'),
  required: z.boolean().default(false),
  validations: FieldValidations.prefault({}),
  messages: FieldMessageOverrides.prefault({}),
  options: z
    .array(FieldOption)
    .default([])
    .describe('What a select, radio, checkbox or buttons field offers.'),
  multiple: z.boolean().default(false).describe('Several buttons may be chosen.'),
  enable_sub_fields: z.boolean().default(false).describe('Ask the further fields of the chosen option.'),
  parent: z.string().optional().describe('Show this field only while the named field has a value.'),
  mappings: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .optional()
    .describe("By the parent's value: the option values offered (a list), or the value filled in (a text)."),
  labels: z
    .record(z.string(), Words)
    .optional()
    .describe("By the parent's value: the words over the control, where they differ."),
  copy_address: z
    .string()
    .optional()
    .describe("The property of the person's mailing address copied here when they ask for it."),
  mask: z
    .string()
    .optional()
    .describe(
      '9 a digit, A a letter, * either, all else stands as written; the word zip alone follows the country.',
    ),
  only_uppercase: z.boolean().default(false).describe('Typed text is upper-cased.'),
  column_size: z
    .union([z.literal(6), z.literal('full')])
    .default('full')
    .describe('Half a row or a whole one.'),
  hidden: z.boolean().default(false).describe('Never shown; its default is kept.'),
  disabled: z.boolean().default(false).describe('Shown, inactive.'),
  readonly: z.boolean().default(false).describe('Shown, readable, not editable.'),
  default: FieldDefault.optional().describe('The preset value.'),
  min: z.number().optional().describe('Lowest value of a slider or number.'),
  max: z.number().optional().describe('Highest value of a slider or number.'),
  step: z
    .number()
    .positive()
    .optional()
    .describe('Step of a slider or number, counted from the least value; a whole step takes whole numbers.'),
  unit: Words.optional().describe('Unit written beside the number.'),
  range_helper: z
    .array(RangeBand)
    .default([])
    .describe('Bands, lowest first, that say what a number means while it is typed.'),
})
export type FieldDefinition = z.infer<typeof FieldDefinition>
/** As a partner writes it, before the defaults are filled in. */
export type FieldDefinitionInput = z.input<typeof FieldDefinition>

/** A field that the person cannot change: neither required of them nor checked by the length of what it holds. */
export function isFixed(field: Pick<FieldDefinition, 'hidden' | 'disabled' | 'readonly'>): boolean {
  return field.hidden || field.disabled || field.readonly
}
