import { FieldDefinition, type FieldOption, type FieldType } from '../../forms/field-definition.ts'
import { chosenValues, type FieldValue, isBlank } from '../../forms/field-values.ts'
import type { FieldQuestion } from '../../forms/question.ts'
import { type AnswerRule, keepsRule } from '../../incentives/answer-rule.ts'
import type { ListItem } from '../../incentives/incentive.ts'
import type { Translate } from '../../shared/translate.ts'

const CONTROLS = {
  boolean: 'buttons',
  date: 'date',
  multi_select: 'buttons',
  select: 'select',
  integer: 'integer',
  float: 'decimal',
  text: 'textarea',
} as const satisfies Record<ListItem['answer_type'], FieldType>

/** As wide as what is asked. */
const CHARS: Readonly<Partial<Record<ListItem['answer_type'], number>>> = { date: 10, integer: 9, float: 9 }

type Asked = {
  readonly name: string
  /** An answer may be asked for again, and then it cannot be left out (spec 2 section 5). */
  readonly isRequested: boolean
  /** A day of the partner's calendar. */
  readonly today: string
}

/** A question of an incentive in the one model of questions; its name is where its answer stands. */
export function answerQuestion(item: ListItem, asked: Asked, translate: Translate): FieldQuestion {
  const type = controlOf(item)
  const { parent, mappings, labels, enable_sub_fields, ...field } = FieldDefinition.parse({
    name: 'answer',
    type,
    label: item.name,
    ...(item.description !== '' && { help_text: item.description }),
    required: item.is_required === 'true' || asked.isRequested,
    multiple: item.answer_type === 'multi_select',
    options: answerOptions(item, translate),
  })
  return {
    ...field,
    name: asked.name,
    kind: 'field',
    type,
    variants: [],
    ...(type !== 'text' && CHARS[item.answer_type] !== undefined && { chars: CHARS[item.answer_type] }),
    objection: (value) =>
      brokenRules(item, contentOf(item, value), asked.today).find(({ breach }) => breach === 'refused')?.says,
  }
}

/** What is written by a pattern is a number or a code: a line is enough for it. */
const controlOf = ({ answer_type, rules }: ListItem) =>
  rules.some(({ kind }) => kind === 'pattern') ? 'text' : CONTROLS[answer_type]

/** The rules of a question that a stored answer breaks. */
export const brokenRules = (
  { rules }: Pick<ListItem, 'rules'>,
  content: string,
  today: string,
): readonly AnswerRule[] => (content === '' ? [] : rules.filter((rule) => !keepsRule(rule, content, today)))

/** What may be chosen, with its words. */
export function answerOptions(item: ListItem, translate: Translate): FieldOption[] {
  if (item.answer_type === 'boolean')
    return ['true', 'false'].map((value) => ({
      value,
      label: translate(`incentives:answer.${value}`),
      sub_fields: [],
    }))
  return item.select_codes.map((value, index) => ({
    value,
    label: item.select_options[index] ?? value,
    sub_fields: [],
  }))
}

/** What is stored of an answer: words; a list as JSON, yes and no as 'true' and 'false' (spec 2 section 5). */
export function contentOf({ answer_type }: Pick<ListItem, 'answer_type'>, value: FieldValue): string {
  if (isBlank(value)) return ''
  return answer_type === 'multi_select' ? JSON.stringify(chosenValues(value)) : String(value)
}

/** The answer again from what is stored of it. */
export function answerIn({ answer_type }: Pick<ListItem, 'answer_type'>, content: string): FieldValue {
  return answer_type === 'multi_select' ? listIn(content) : content
}

/** What is no list stands for one choice, which is then refused like any other that is not offered. */
function listIn(content: string): readonly string[] {
  if (content.trim() === '') return []
  try {
    const list: unknown = JSON.parse(content)
    return Array.isArray(list) ? list.map(String) : [content]
  } catch {
    return [content]
  }
}
