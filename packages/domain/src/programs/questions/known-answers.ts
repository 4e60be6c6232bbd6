import type { KnownThing, QuestionDefinition } from '../definition/question-definition.ts'
import { parseRules } from './question-rules.ts'

/** What is known of a home and of who applies, and where from. What nobody said is absent. */
export type Known = Readonly<
  Partial<Record<KnownThing, { readonly value: string; readonly source: 'home' | 'profile' }>>
>

export type Suggested = { readonly response: string; readonly source: 'home' | 'profile' }

/** What a question opens with before it is answered, in the words of the reader; undefined where nothing fits. */
export function suggestedAnswer(
  { prefill, rules, min, max }: QuestionDefinition,
  known: Known,
  language: string,
): Suggested | undefined {
  const thing = prefill && known[prefill.from]
  if (prefill === undefined || thing === undefined) return undefined
  const { value, source } = thing
  if (rules === undefined) {
    const amount = Number(value)
    if ((min !== undefined && amount < min) || (max !== undefined && amount > max)) return undefined
    return { response: value, source }
  }
  const at = (prefill.codes ?? []).findIndex((codes) => codes.includes(value))
  const option = parseRules(Object.entries(rules).find(([each]) => each === language)?.[1] ?? '').options[at]
  return option === undefined ? undefined : { response: option, source }
}
