import { askedFields, filledValue, offeredOptions } from './asked-fields.ts'
import type { FieldDefinition } from './field-definition.ts'
import { chosenValues, type FieldValue, type FieldValues, withSubFields } from './field-values.ts'

/**
 * The values after one answer changed: what hung from the old answer is gone
 * (spec 1 section 4: changing a parent choice clears its sub-field values).
 */
export function changeValue(
  fields: readonly FieldDefinition[],
  values: FieldValues,
  name: string,
  value: FieldValue,
): FieldValues {
  const changed: Record<string, FieldValue> = { ...values, [name]: value }
  for (const gone of namesUnderDroppedOptions(fields, name, values[name], value)) delete changed[gone]
  for (const child of withSubFields(fields)) {
    if (child.parent === name) changed[child.name] = valueUnderParent(child, changed)
  }
  const asked = new Set(askedFields(fields, changed).map((field) => field.name))
  for (const before of askedFields(fields, values)) if (!asked.has(before.name)) delete changed[before.name]
  return changed
}

function namesUnderDroppedOptions(
  fields: readonly FieldDefinition[],
  name: string,
  before: FieldValue,
  after: FieldValue,
): readonly string[] {
  const kept = chosenValues(after)
  const dropped = chosenValues(before).filter((value) => !kept.includes(value))
  const field = withSubFields(fields).find((candidate) => candidate.name === name)
  const options = field?.options.filter((option) => dropped.includes(option.value)) ?? []
  return withSubFields(options.flatMap((option) => option.sub_fields)).map((sub) => sub.name)
}

function valueUnderParent(field: FieldDefinition, values: FieldValues): FieldValue {
  const filled = filledValue(field, values)
  if (filled !== undefined) return filled
  const value = values[field.name]
  if (field.options.length === 0) return value
  const offered = offeredOptions(field, values).map((option) => option.value)
  return chosenValues(value).every((chosen) => offered.includes(chosen)) ? value : undefined
}
