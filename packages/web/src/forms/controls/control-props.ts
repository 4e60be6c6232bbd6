import type { FieldValue } from '@hearthlight/domain/forms/field-values'
import type { FieldQuestion } from '@hearthlight/domain/forms/question'
import type { FieldProps } from '../../ui/fields/field.tsx'
import type { FormStore } from '../form-store.ts'

export type ControlProps = {
  /** As it is asked now. */
  question: FieldQuestion
  path: string
  value: FieldValue
  onChange: (value: FieldValue) => void
  /** Label, help, error and state, as every control of the kit takes them. */
  common: FieldProps
  store: FormStore
}

export function textOf(value: FieldValue): string {
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value)
}

/** A figure that is answered with "I don't know" shows none. */
export const figureOf = ({ unknown }: FieldQuestion, value: FieldValue): FieldValue =>
  unknown !== undefined && value === unknown ? '' : value
