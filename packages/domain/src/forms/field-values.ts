import type { FieldDefinition, FieldType } from './field-definition.ts'

export type FieldValue = string | number | boolean | readonly string[] | null | undefined
export type FieldValues = Readonly<Record<string, FieldValue>>

/** The list of chosen values, whatever the control holds them in. */
export function chosenValues(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return isBlank(value) ? [] : [String(value)]
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** As much of a field as says what its answer looks like. */
type Shape = {
  readonly type: FieldType
  readonly options: readonly unknown[]
  readonly multiple: boolean
}

export const isNumeric = ({ type }: Pick<Shape, 'type'>): boolean =>
  type === 'number' || type === 'integer' || type === 'decimal' || type === 'slider'

export function holdsList(field: Shape): boolean {
  if (field.type === 'multi_select') return true
  return field.type === 'checkbox' ? field.options.length > 0 : field.type === 'buttons' && field.multiple
}

export function blankValue(field: Shape): FieldValue {
  if (holdsList(field)) return []
  if (field.type === 'checkbox') return false
  if (isNumeric(field)) return null
  return ''
}

/** The value a form opens with: what is known, else the partner's default, else blank. */
export function openingValue(field: Shape & Pick<FieldDefinition, 'default'>, known: FieldValue): FieldValue {
  return known === undefined || known === null || known === '' ? (field.default ?? blankValue(field)) : known
}

/** Every field of a form, sub-fields after the field they hang from. */
export function withSubFields(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return fields.flatMap((field) => [
    field,
    ...withSubFields(field.options.flatMap((option) => option.sub_fields)),
  ])
}
