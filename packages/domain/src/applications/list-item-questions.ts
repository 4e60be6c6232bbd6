import type { FieldQuestion, QuestionOption } from '../forms/question.ts'
import type { ListItem } from '../incentives/incentive.ts'
import type { Translate } from '../shared/translate.ts'

const TYPES = {
  boolean: 'radio',
  date: 'date',
  multi_select: 'multi_select',
  select: 'select',
  integer: 'integer',
  float: 'decimal',
  text: 'textarea',
} as const

/** The questions of an incentive in the one model of questions: asked and validated like those of any form. */
export const listItemQuestions = (
  items: readonly ListItem[],
  translate: Translate,
  isRequired: (item: ListItem) => boolean = ({ is_required }) => is_required === 'true',
): FieldQuestion[] =>
  items.map((item) => ({
    kind: 'field',
    name: item.id,
    type: TYPES[item.answer_type],
    label: item.name,
    ...(item.description !== '' && { help_text: item.description }),
    required: isRequired(item),
    options: optionsOf(item, translate),
    ...PLAIN,
  }))

function optionsOf(
  { answer_type, select_options, select_codes }: ListItem,
  translate: Translate,
): QuestionOption[] {
  if (answer_type === 'boolean')
    return (['true', 'false'] as const).map((value) => ({
      value,
      label: translate(`applications:answer.${value}`),
    }))
  return select_codes.map((value, index) => ({ value, label: select_options[index] ?? value }))
}

const PLAIN = {
  validations: {},
  messages: {},
  variants: [],
  multiple: false,
  only_uppercase: false,
  column_size: 'full',
  hidden: false,
  disabled: false,
  readonly: false,
  range_helper: [],
} satisfies Partial<FieldQuestion>
