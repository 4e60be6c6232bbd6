import { parseRules } from '../options/question-rules.ts'
import type { SentValue } from '../wire/post-answers.ts'
import type { QuestionSection } from '../wire/questionnaire.ts'

type Sections = readonly QuestionSection[]

/** What a step says; another language says it otherwise. */
export const wordsOfSections = (sections: Sections): string =>
  JSON.stringify(
    sections.map(({ name, questions }) => [name, questions.map(({ question, rules }) => [question, rules])]),
  )

const rulesById = (sections: Sections): ReadonlyMap<string, string | null> =>
  new Map(sections.flatMap(({ questions }) => questions.map(({ id, rules }) => [id, rules] as const)))

/** What was typed at a step, in the words that the step has now: options stand in the same order in every language. */
export function rewordedAnswers<Value extends SentValue>(
  before: Sections,
  now: Sections,
  typed: Readonly<Record<string, Value>>,
): Record<string, SentValue> {
  const [oldRules, newRules] = [rulesById(before), rulesById(now)]
  return Object.fromEntries(
    Object.entries(typed).map(([id, value]) => {
      const [old, next] = [oldRules, newRules].map((rules) => parseRules(rules.get(id) ?? '').options)
      const reword = (word: string) => next?.[old?.indexOf(word) ?? -1] ?? word
      if (Array.isArray(value)) return [id, value.map(reword)]
      return [id, typeof value === 'string' ? reword(value) : value]
    }),
  )
}
