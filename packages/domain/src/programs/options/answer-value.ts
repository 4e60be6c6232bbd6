import type { FieldValue } from '../../forms/field-values.ts'
import { isBlank } from '../../forms/field-values.ts'

/** An answer as it is kept: options in the first language of the program, yes and no as `true` and `false`. */
export type AnswerValue = string | number | readonly string[]
export type AnswerValues = Readonly<Record<string, AnswerValue>>

/** The wire holds every answer in one text, several options joined by semicolons (spec 2 section 5). */
export const wireResponse = (value: AnswerValue | undefined): string | null => {
  if (value === undefined) return null
  return typeof value === 'object' ? value.join(';') : String(value)
}

/** What was sent for a field as a form holds it. */
export function sentValue(value: FieldValue, isList: boolean): FieldValue {
  if (typeof value === 'boolean') return String(value)
  if (!isList || typeof value !== 'string') return value
  return value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A validated value as it is kept; nothing of one that is blank. */
export function keptValue(value: FieldValue): AnswerValue | undefined {
  if (value === undefined || value === null || isBlank(value)) return undefined
  return typeof value === 'boolean' ? String(value) : value
}
