import { z } from 'zod'
import { about } from '../texts/about.ts'
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
  max: z.number().meta(about('range_helper_max')),
  tone: z.enum(['neutral', 'positive', 'caution', 'danger']).default('neutral'),
  label: Words.meta(about('range_helper_label')),
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
  help_text: Words.optional().meta(about('options_help_text')),
  picture: z.string().optional().meta(about('picture')),
  get sub_fields(): z.ZodDefault<z.ZodArray<typeof FieldDefinition>> {
    return z.array(FieldDefinition).default([]).meta(about('sub_fields'))
  },
})

/** One field of a partner-configured form, as the partner writes it (spec 1 section 3, "Form field definition"). */
export const FieldDefinition = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][\w.]*$/)
    .meta(about('contact_fields_name')),
  type: z.enum(FIELD_TYPES).meta(about('fields_type')),
  label: Words.meta(about('contact_fields_label')),
  placeholder: Words.optional().meta(about('placeholder')),
  help_text: Words.optional().meta(about('fields_help_text')),
  required: z.boolean().default(false),
  validations: FieldValidations.prefault({}),
  messages: FieldMessageOverrides.prefault({}),
  options: z.array(FieldOption).default([]).meta(about('options')),
  multiple: z.boolean().default(false).meta(about('multiple')),
  enable_sub_fields: z.boolean().default(false).meta(about('enable_sub_fields')),
  parent: z.string().optional().meta(about('parent')),
  mappings: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .optional()
    .describe("By the parent's value: the option values offered (a list), or the value filled in (a text)."),
  labels: z.record(z.string(), Words).optional().meta(about('labels')),
  copy_address: z.string().optional().meta(about('copy_address')),
  mask: z.string().optional().meta(about('mask')),
  only_uppercase: z.boolean().default(false).meta(about('only_uppercase')),
  column_size: z
    .union([z.literal(6), z.literal('full')])
    .default('full')
    .meta(about('column_size')),
  hidden: z.boolean().default(false).meta(about('hidden')),
  disabled: z.boolean().default(false).meta(about('disabled')),
  readonly: z.boolean().default(false).meta(about('readonly')),
  default: FieldDefault.optional().meta(about('default')),
  min: z.number().optional().meta(about('fields_min')),
  max: z.number().optional().meta(about('fields_max')),
  step: z.number().positive().optional().meta(about('step')),
  unit: Words.optional().meta(about('fields_unit')),
  range_helper: z.array(RangeBand).default([]).meta(about('range_helper')),
})
export type FieldDefinition = z.infer<typeof FieldDefinition>
/** As a partner writes it, before the defaults are filled in. */
export type FieldDefinitionInput = z.input<typeof FieldDefinition>

/** A field that no partner configures; its words are text keys. */
export const ownField = (input: FieldDefinitionInput): FieldDefinition => FieldDefinition.parse(input)

/** A field that the person cannot change: neither required of them nor checked by the length of what it holds. */
export function isFixed(field: Pick<FieldDefinition, 'hidden' | 'disabled' | 'readonly'>): boolean {
  return field.hidden || field.disabled || field.readonly
}
