import { compileQuestions } from '../../forms/compile-questions.ts'
import type { Condition } from '../../forms/condition.ts'
import { FieldDefinition, type FieldDefinitionInput } from '../../forms/field-definition.ts'
import type { FieldQuestion, Question } from '../../forms/question.ts'
import type { Translate } from '../../shared/translate.ts'
import type { MeasureFieldType } from '../definition/measure-definition.ts'
import type { QuestionType } from '../definition/question-definition.ts'
import { parseRules } from '../options/question-rules.ts'

/** A question of a program or a field of a measure, as the wire has it. */
export type AskedField = {
  readonly name: string
  readonly label: string
  readonly type: QuestionType | Exclude<MeasureFieldType, 'Spacer'>
  readonly rules: string
  readonly required: boolean
  readonly help: string | null
  readonly default?: string | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Written beside a number, and what it is called beside one, where that differs. */
  readonly unit?: string | undefined
  readonly unitOne?: string | undefined
  /** Two of them share a row. */
  readonly isHalf?: boolean | undefined
  readonly when?: Condition | undefined
  /** Shown, and not to be changed. */
  readonly isLocked?: boolean | undefined
}

/** In the one model of questions. */
export function compileField(asked: AskedField, translate: Translate): Question[] {
  const { name, label, required, help, min, max, when, unit, unitOne } = asked
  const field = FieldDefinition.parse({
    name,
    label,
    required,
    ...(help !== null && { help_text: help }),
    ...(asked.default !== undefined && { default: asked.default }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && isNumber(asked) && { unit }),
    ...(asked.isHalf === true && { column_size: 6 }),
    ...(asked.isLocked === true && { readonly: true }),
    ...controlOf(asked, translate),
  })
  const sized = { ...(unitOne !== undefined && { unitOne }), ...sizeOf(asked) }
  return compileQuestions([field], translate).map((question) =>
    question.kind === 'field' ? { ...question, when, ...sized } : { ...question, when },
  )
}

const NUMBERS: readonly string[] = ['numeric', 'float', 'currency']
const isNumber = ({ type }: AskedField): boolean => NUMBERS.includes(type.toLowerCase())

/** As wide as what is asked: a number has a length, and money a sign. */
function sizeOf(asked: AskedField): Pick<FieldQuestion, 'chars' | 'isMoney'> {
  if (!isNumber(asked)) return asked.type.toLowerCase() === 'date' ? { chars: DATE_CHARS } : {}
  const isWhole = asked.type.toLowerCase() === 'numeric'
  const digits = asked.max === undefined ? FREE_DIGITS : String(Math.trunc(asked.max)).length
  const chars = Math.max(digits, LEAST_CHARS) + (isWhole ? 0 : FRACTION_CHARS)
  return { chars, ...(asked.type.toLowerCase() === 'currency' && { isMoney: true }) }
}
const DATE_CHARS = 10
const FREE_DIGITS = 7
const LEAST_CHARS = 4
const FRACTION_CHARS = 3

type Control = Pick<FieldDefinitionInput, 'type'> & Partial<FieldDefinitionInput>

function controlOf({ type, rules }: AskedField, translate: Translate): Control {
  // Type names are compared without case, and some have two (contract section 7).
  switch (type.toLowerCase()) {
    case 'boolean':
      return {
        type: 'radio',
        options: ['true', 'false'].map((value) => ({ value, label: translate(`programs:field.${value}`) })),
      }
    case 'date':
      return { type: 'date' }
    case 'multi_select':
    case 'specific values (multi-select)':
      return { type: 'multi_select', ...offered(rules) }
    case 'specific values':
      return { type: 'select', ...offered(rules) }
    case 'numeric':
      return { type: 'integer', messages: { numeric: translate('programs:field.numeric') } }
    case 'float':
      return { type: 'decimal', messages: { decimal: translate('programs:field.decimal') } }
    case 'currency': {
      const message = translate('programs:field.currency')
      return { type: 'decimal', step: 0.01, messages: { decimal: message, step: message } }
    }
    case 'free-form':
      return { type: 'textarea' }
    default:
      return { type: 'text' }
  }
}

function offered(rules: string): Partial<FieldDefinitionInput> {
  const { options, placeholder } = parseRules(rules)
  return {
    options: options.map((value) => ({ value, label: value })),
    ...(placeholder !== undefined && { placeholder }),
  }
}
