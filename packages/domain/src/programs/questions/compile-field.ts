import { compileQuestions } from '../../forms/compile-questions.ts'
import type { Condition } from '../../forms/condition.ts'
import { FieldDefinition, type FieldDefinitionInput } from '../../forms/field-definition.ts'
import type { Question } from '../../forms/question.ts'
import type { Translate } from '../../shared/translate.ts'
import type { MeasureFieldType } from '../definition/measure-definition.ts'
import type { QuestionType } from '../definition/question-definition.ts'
import { parseRules } from './question-rules.ts'

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
  readonly when?: Condition | undefined
}

/** In the one model of questions. */
export function compileField(asked: AskedField, translate: Translate): Question[] {
  const { name, label, required, help, min, max, when } = asked
  const field = FieldDefinition.parse({
    ...{ name, label, required },
    ...(help !== null && { help_text: help }),
    ...(asked.default !== undefined && { default: asked.default }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...controlOf(asked, translate),
  })
  return compileQuestions([field], translate).map((question) => ({ ...question, when }))
}

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
