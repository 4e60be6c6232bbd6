import type { FieldDefinition } from './field-definition.ts'
import { type FieldValues, withSubFields } from './field-values.ts'

/** Spaces of every width and the apostrophe only ever part thousands. */
const SPACES = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g
const GROUPED = /^\d{1,3}([.,]\d{3})+$/

type Notation = {
  /** Whether the field takes decimals at all. */
  readonly decimals: boolean
  /** The decimal mark of the reader's language. */
  readonly mark: '.' | ','
}

/** A number in the notation that answers are kept in, from any that people write; undefined when it is none. */
export function typedNumber(typed: string, { decimals, mark }: Notation): string | undefined {
  const minus = /^\s*[-−]/.test(typed) ? '-' : ''
  const text = typed
    .trim()
    .replace(/^[-−]\s*/, '')
    .replace(SPACES, '')
  if (!/^\d+([.,]\d+)*$/.test(text)) return undefined
  const at = decimals ? decimalAt(text, mark) : undefined
  const whole = at === undefined ? text : text.slice(0, at)
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return undefined
  const fraction = at === undefined ? '' : `.${text.slice(at + 1)}`
  return minus + whole.replace(/[.,]/g, '') + fraction
}

/**
 * Where the decimals begin. "1,850" is one thousand eight hundred and fifty in English and not quite two in
 * Portuguese; any other number says it by itself.
 */
function decimalAt(text: string, mark: Notation['mark']): number | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const last = text[at]
  if (last === undefined) return undefined
  const hasOther = text.includes(last === '.' ? ',' : '.')
  if (text.indexOf(last) !== at) return undefined
  if (hasOther) return at
  const mayGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return mayGroup && last !== mark ? undefined : at
}

export function decimalMark(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}

/** Whether a number field takes more than whole numbers. */
export function takesDecimals({ validations, step }: FieldDefinition): boolean {
  return validations.decimal === true || (validations.numeric !== true && !Number.isInteger(step ?? 1))
}

/** What was typed, with the numbers read; what is none stays as typed, for the validator to name. */
export function readNumbers(
  fields: readonly FieldDefinition[],
  values: FieldValues,
  mark: Notation['mark'],
): FieldValues {
  const read = withSubFields(fields).flatMap((field) => {
    const value = values[field.name]
    if ((field.type !== 'number' && field.type !== 'slider') || typeof value !== 'string') return []
    const number = typedNumber(value, { decimals: takesDecimals(field), mark })
    return number === undefined ? [] : [[field.name, number] as const]
  })
  return { ...values, ...Object.fromEntries(read) }
}
