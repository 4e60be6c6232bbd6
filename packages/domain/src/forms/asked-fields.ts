import type { FieldDefinition, FieldOption } from './field-definition.ts'
import { chosenValues, type FieldValues, isBlank } from './field-values.ts'

/** Is the field asked at all, given the value of its parent? */
export function isAsked(field: FieldDefinition, values: FieldValues): boolean {
  if (field.parent === undefined) return true
  const parent = values[field.parent]
  if (isBlank(parent)) return false
  return field.mappings === undefined || mapped(field, values) !== undefined
}

function mapped(field: FieldDefinition, values: FieldValues): string | readonly string[] | undefined {
  if (field.parent === undefined) return undefined
  const [parent] = chosenValues(values[field.parent])
  return parent === undefined ? undefined : field.mappings?.[parent]
}

/** The options a field offers now: all of them, or those that its parent's value maps to. */
export function offeredOptions(field: FieldDefinition, values: FieldValues): readonly FieldOption[] {
  const offered = mapped(field, values)
  return Array.isArray(offered)
    ? field.options.filter((option) => offered.includes(option.value))
    : field.options
}

/** The value that the parent's value fills in, if the partner maps one. */
export function filledValue(field: FieldDefinition, values: FieldValues): string | undefined {
  const filled = mapped(field, values)
  return typeof filled === 'string' ? filled : undefined
}

/** The words over the control now. */
export function labelOf(field: FieldDefinition, values: FieldValues): string {
  const [parent = ''] = field.parent === undefined ? [] : chosenValues(values[field.parent])
  return field.labels?.[parent] ?? field.label
}

/** The sub-fields of the options that are chosen now. */
export function askedSubFields(field: FieldDefinition, values: FieldValues): readonly FieldDefinition[] {
  if (!field.enable_sub_fields) return []
  const chosen = chosenValues(values[field.name])
  return field.options
    .filter((option) => chosen.includes(option.value))
    .flatMap((option) => option.sub_fields)
}

/** All fields asked now, in the order of the form, sub-fields after the field they hang from. */
export function askedFields(
  fields: readonly FieldDefinition[],
  values: FieldValues,
): readonly FieldDefinition[] {
  return fields
    .filter((field) => isAsked(field, values))
    .flatMap((field) => [field, ...askedFields(askedSubFields(field, values), values)])
}
