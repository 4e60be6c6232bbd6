import { type FieldValue, type FieldValues, isNumeric } from './field-values.ts'
import type { FieldQuestion, Question } from './question.ts'
import { questionAt } from './question-paths.ts'

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
export function takesDecimals({ type, validations, step }: FieldQuestion): boolean {
  if (type === 'integer') return false
  if (type === 'decimal' || validations.decimal) return true
  return validations.numeric !== true && !Number.isInteger(step ?? 1)
}

/** The answer to one question with its number read; what is none stays as typed, for the validator to name. */
export function readNumber(question: FieldQuestion, value: FieldValue, mark: Notation['mark']): FieldValue {
  if (!isNumeric(question) || typeof value !== 'string') return value
  return typedNumber(value, { decimals: takesDecimals(question), mark }) ?? value
}

/** What was typed, with the numbers read. */
export function readNumbers(
  tree: readonly Question[],
  values: FieldValues,
  mark: Notation['mark'],
): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => {
      const question = questionAt(tree, path)
      return [path, question?.kind === 'field' ? readNumber(question, value, mark) : value]
    }),
  )
}
