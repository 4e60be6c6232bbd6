import { type FactValues, isMet } from './condition.ts'
import type { FieldQuestion } from './question.ts'

const settled = new WeakMap<FieldQuestion, Map<string, FieldQuestion>>()

/** A field as it is asked now. The same object while the same variants hold, so that nothing is drawn again for it. */
export function settleQuestion(question: FieldQuestion, facts: FactValues): FieldQuestion {
  const holding = question.variants.filter(({ when }) => isMet(when, facts))
  if (holding.length === 0) return question
  const key = holding.map((variant) => question.variants.indexOf(variant)).join()
  const known = settled.get(question) ?? new Map<string, FieldQuestion>()
  settled.set(question, known)
  const before = known.get(key)
  if (before !== undefined) return before
  const now: FieldQuestion = Object.assign({}, question, ...holding.map(({ changes }) => changes))
  known.set(key, now)
  return now
}
