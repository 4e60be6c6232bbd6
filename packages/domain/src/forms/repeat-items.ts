import type { FieldValue, FieldValues } from './field-values.ts'
import { openingAnswers } from './opening-answers.ts'
import type { RepeatQuestion } from './question.ts'
import { itemCount, scopeOfItem } from './question-paths.ts'

/** The answers with one more item at the end. */
export function addItem(repeat: RepeatQuestion, answers: FieldValues, scope: string): FieldValues {
  const count = itemCount(repeat, answers, scope)
  if (count >= repeat.max) return answers
  const blank = openingAnswers(repeat.children, {}, scopeOfItem(repeat, scope, count))
  return { ...answers, ...blank, [scope + repeat.name]: count + 1 }
}

/** The answers without one item; those after it move up by one. */
export function removeItem(
  repeat: RepeatQuestion,
  answers: FieldValues,
  scope: string,
  index: number,
): FieldValues {
  const count = itemCount(repeat, answers, scope)
  if (index >= count || count <= repeat.min) return answers
  const path = scope + repeat.name
  const moved = Object.entries(answers).flatMap(([each, value]): (readonly [string, FieldValue])[] => {
    if (!each.startsWith(`${path}/`)) return [[each, value]]
    const [at = '', ...rest] = each.slice(path.length + 1).split('/')
    const item = Number(at)
    if (item === index) return []
    return [[item < index ? each : [path, item - 1, ...rest].join('/'), value]]
  })
  return { ...Object.fromEntries(moved), [path]: count - 1 }
}
