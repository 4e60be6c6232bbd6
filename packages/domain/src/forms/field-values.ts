import type { FieldDefinition } from './field-definition.ts'

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

export function holdsList(field: FieldDefinition): boolean {
  return field.type === 'checkbox' ? field.options.length > 0 : field.type === 'buttons' && field.multiple
}

export function blankValue(field: FieldDefinition): FieldValue {
  if (holdsList(field)) return []
  if (field.type === 'checkbox') return false
  if (field.type === 'number' || field.type === 'slider') return null
  return ''
}

/** The value a form opens with: what is known, else the partner's default, else blank. */
export function openingValue(field: FieldDefinition, known: FieldValues): FieldValue {
  const value = known[field.name]
  return value === undefined || value === null || value === '' ? (field.default ?? blankValue(field)) : value
}

/** The opening values of all fields of a form, sub-fields included. */
export function openingValues(fields: readonly FieldDefinition[], known: FieldValues): FieldValues {
  return Object.fromEntries(
    withSubFields(fields).map((field) => [field.name, openingValue(field, known)] as const),
  )
}

/** Every field of a form, sub-fields after the field they hang from. */
export function withSubFields(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return fields.flatMap((field) => [
    field,
    ...withSubFields(field.options.flatMap((option) => option.sub_fields)),
  ])
}
