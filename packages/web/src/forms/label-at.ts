import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Question } from '@hearthlight/domain/forms/question'
import { factsIn, questionAt } from '@hearthlight/domain/forms/question-paths'
import { settleQuestion } from '@hearthlight/domain/forms/settle-question'

/** The words over the question at a path, with the item they belong to. */
export function labelAt(questions: readonly Question[], path: string, values: FieldValues): string {
  const question = questionAt(questions, path)
  if (question === undefined) return path
  if (question.kind === 'repeat') return question.title
  const scope = path.slice(0, path.length - question.name.length)
  const label =
    question.kind === 'field' ? settleQuestion(question, factsIn(values, scope)).label : question.label
  const [, repeat = '', index = ''] = /^(.*)\/(\d+)\/$/.exec(scope) ?? []
  const items = repeat === '' ? undefined : questionAt(questions, repeat)
  return items?.kind === 'repeat' ? `${items.title} ${Number(index) + 1}, ${label}` : label
}
