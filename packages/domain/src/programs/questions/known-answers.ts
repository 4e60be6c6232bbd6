import type { Say } from '../definition/program-words.ts'
import type { KnownThing, QuestionDefinition } from '../definition/question-definition.ts'
import { labelOf } from '../options/option-words.ts'

/** What is known of a home and of who applies, and where from. What nobody said is absent. */
export type Known = Readonly<
  Partial<Record<KnownThing, { readonly value: string; readonly source: 'home' | 'profile' }>>
>

export type Suggested = { readonly response: string; readonly source: 'home' | 'profile' }

/** What a question opens with before it is answered, in the words of the reader; undefined where nothing fits. */
export function suggestedAnswer(
  { prefill, options, min, max }: QuestionDefinition,
  known: Known,
  say: Say,
): Suggested | undefined {
  const thing = prefill && known[prefill.from]
  if (prefill === undefined || thing === undefined) return undefined
  const { value, source } = thing
  if (options === undefined) {
    const amount = Number(value)
    if ((min !== undefined && amount < min) || (max !== undefined && amount > max)) return undefined
    return { response: value, source }
  }
  const means = Object.entries(prefill.codes ?? {}).find(([, codes]) => codes.includes(value))?.[0]
  const option = options.find(({ code }) => code === means)
  return option === undefined ? undefined : { response: labelOf(option, say), source }
}
