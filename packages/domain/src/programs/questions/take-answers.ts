import { fieldMessages } from '../../forms/field-messages.ts'
import { type Mistake, validateAnswers } from '../../forms/validate-answers.ts'
import type { Translate } from '../../shared/translate.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { questionsOf } from '../definition/program-facts.ts'
import { sayIn } from '../definition/program-words.ts'
import { type AnswerValue, keptValue } from '../options/answer-value.ts'
import { answerInCodes } from '../options/option-words.ts'
import type { PostAnswers } from '../wire/post-answers.ts'
import type { QuestionSection } from '../wire/questionnaire.ts'
import { compileSections, flatAnswers, formValues, responsesOf } from './compile-sections.ts'

export type TakenAnswers = {
  /** As they are to be kept, of every question that is asked now; `undefined` is one left blank. */
  readonly answers: Readonly<Record<string, AnswerValue | undefined>>
  /** By group and question, as the call has them. */
  readonly mistakes: readonly Mistake[]
}

/**
 * What a step was answered. A question that was not sent keeps its answer, and one that is not asked now is not touched: it
 * counts again when it is.
 */
export function takeAnswers(
  program: ProgramDefinition,
  sections: readonly QuestionSection[],
  sent: Pick<PostAnswers, 'answerList'>,
  language: Language,
  translate: Translate,
): TakenAnswers {
  const tree = compileSections(sections, translate)
  const given = formValues(tree, { ...responsesOf(sections), ...flatAnswers(sent) })
  const { values, mistakes } = validateAnswers(tree, given, fieldMessages(translate))
  const say = sayIn(language, program.languages)
  const asked = questionsOf(program).filter(({ code }) => code in values)
  return {
    mistakes: inGroups(sections, mistakes),
    answers: Object.fromEntries(
      asked.map((question) => {
        const value = keptValue(values[question.code])
        return [question.code, value === undefined ? undefined : answerInCodes(question, value, say)]
      }),
    ),
  }
}

function inGroups(sections: readonly QuestionSection[], mistakes: readonly Mistake[]): Mistake[] {
  const groups = new Map(
    sections.flatMap((section) => section.questions.map(({ id }) => [id, section.id] as const)),
  )
  return mistakes.map((mistake) => {
    const group = groups.get(mistake.path)
    return group === undefined ? mistake : { ...mistake, path: `${group}/${mistake.path}` }
  })
}
