import type { Language } from '../../texts/namespaces.ts'
import type { Words } from '../definition/program-words.ts'
import type { AnswerValue } from './answer-value.ts'
import { parseRules } from './question-rules.ts'

type Offering = { readonly rules?: Words | undefined }

/** The same option in the words of another language: options stand in the same order in all of them. */
export function optionIn({ rules }: Offering, value: string, from: Language, to: Language): string {
  if (rules === undefined) return value
  const at = parseRules(rules[from] ?? '').options.indexOf(value)
  return parseRules(rules[to] ?? '').options[at] ?? value
}

export function answerIn(asked: Offering, value: AnswerValue, from: Language, to: Language): AnswerValue {
  if (typeof value === 'object') return value.map((one) => optionIn(asked, one, from, to))
  return typeof value === 'string' ? optionIn(asked, value, from, to) : value
}
