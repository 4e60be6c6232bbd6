import { factsOf, isMet } from './condition.ts'
import { chosenValues, type FieldValue, type FieldValues } from './field-values.ts'
import type { FieldQuestion, Question } from './question.ts'
import { askedQuestions, factsIn, placedQuestions, questionAt } from './question-paths.ts'
import { settleQuestion } from './settle-question.ts'

/**
 * The answers after one of them changed: what hung from the old one is gone
 * (spec 1 section 4: changing a parent choice clears its sub-field values).
 */
export function changeAnswer(
  tree: readonly Question[],
  answers: FieldValues,
  path: string,
  value: FieldValue,
): FieldValues {
  const changed: Record<string, FieldValue> = { ...answers, [path]: value }
  const at = path.lastIndexOf('/') + 1
  const [scope, name] = [path.slice(0, at), path.slice(at)]
  for (const gone of pathsUnderDropped(tree, answers, path, value)) delete changed[gone]
  for (const placed of placedQuestions(tree, changed)) {
    const { question } = placed
    if (question.kind !== 'field' || !placed.scope.startsWith(scope)) continue
    if (!question.variants.some(({ when }) => factsOf(when).includes(name))) continue
    changed[placed.path] = valueNow(
      settleQuestion(question, factsIn(changed, placed.scope)),
      changed[placed.path],
    )
  }
  const asked = new Set(askedQuestions(tree, changed).map((placed) => placed.path))
  for (const before of askedQuestions(tree, answers)) if (!asked.has(before.path)) delete changed[before.path]
  return changed
}

/** Paths of what hangs from choices that are no longer made. */
function pathsUnderDropped(
  tree: readonly Question[],
  answers: FieldValues,
  path: string,
  after: FieldValue,
): readonly string[] {
  const question = questionAt(tree, path)
  if (question?.kind !== 'field' || question.details === undefined) return []
  const kept = chosenValues(after)
  const dropped = chosenValues(answers[path]).filter((value) => !kept.includes(value))
  const scope = path.slice(0, path.length - question.name.length)
  const facts = factsIn(answers, scope)
  const under = question.details.children.filter(({ when }) =>
    isMet(when, (name) => (name === question.name ? dropped : facts(name))),
  )
  return placedQuestions(under, answers, scope).map((placed) => placed.path)
}

function valueNow(field: FieldQuestion, value: FieldValue): FieldValue {
  if (field.fill !== undefined) return field.fill
  if (field.options.length === 0) return value
  const offered = field.options.map((option) => option.value)
  return chosenValues(value).every((chosen) => offered.includes(chosen)) ? value : undefined
}
