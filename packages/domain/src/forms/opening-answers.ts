import { type FieldValue, type FieldValues, openingValue } from './field-values.ts'
import type { Question } from './question.ts'
import { itemCount, scopeIn, scopeOfItem } from './question-paths.ts'

/** The answers a form opens with, those that are not asked yet included. */
export function openingAnswers(tree: readonly Question[], known: FieldValues, scope = ''): FieldValues {
  return Object.fromEntries(
    tree.flatMap((question): (readonly [string, FieldValue])[] => {
      const path = scope + question.name
      const under = (children: readonly Question[], at: string) =>
        Object.entries(openingAnswers(children, known, at))
      switch (question.kind) {
        case 'group':
          return under(question.children, scopeIn(question, scope))
        case 'repeat': {
          const count = itemCount(question, known, scope)
          const items = Array.from({ length: count }, (_, index) =>
            under(question.children, scopeOfItem(question, scope, index)),
          )
          return [[path, count], ...items.flat()]
        }
        case 'document':
          return [[path, known[path] ?? []]]
        case 'field':
          return [
            [path, openingValue(question, known[path])],
            ...(question.details === undefined ? [] : under([question.details], scope)),
          ]
        default:
          return question satisfies never
      }
    }),
  )
}
