import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { FieldValue, FieldValues } from '@hearthlight/domain/forms/field-values'
import type { FieldProps } from '../ui/field.tsx'

export type ControlProps = {
  field: FieldDefinition
  value: FieldValue
  values: FieldValues
  onChange: (value: FieldValue) => void
  /** Label, help, error and state, as every control of the kit takes them. */
  common: FieldProps
}

export function textOf(value: FieldValue): string {
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value)
}
