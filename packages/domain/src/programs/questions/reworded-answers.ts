import type { SentValue } from '../wire/post-answers.ts'
import type { QuestionSection } from '../wire/questionnaire.ts'
import { parseRules } from './question-rules.ts'

type Sections = readonly QuestionSection[]

/** What a step says; another language says it otherwise. */
export const wordsOfSections = (sections: Sections): string =>
  JSON.stringify(
    sections.map(({ name, questions }) => [name, questions.map(({ question, rules }) => [question, rules])]),
  )

/** What was typed at a step, in the words that the step has now: options stand in the same order in every language. */
export function rewordedAnswers<Value extends SentValue>(
  before: Sections,
  now: Sections,
  typed: Readonly<Record<string, Value>>,
): Record<string, SentValue> {
  const optionsOf = (sections: Sections, id: string) =>
    parseRules(sections.flatMap(({ questions }) => questions).find((one) => one.id === id)?.rules ?? '')
      .options
  return Object.fromEntries(
    Object.entries(typed).map(([id, value]) => {
      const [old, next] = [optionsOf(before, id), optionsOf(now, id)]
      const reword = (word: string) => next[old.indexOf(word)] ?? word
      if (Array.isArray(value)) return [id, value.map(reword)]
      return [id, typeof value === 'string' ? reword(value) : value]
    }),
  )
}
