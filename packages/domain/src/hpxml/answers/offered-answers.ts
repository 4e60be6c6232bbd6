import type { Answers } from '../../assessment/answers/answers.ts'
import { valueInWords, type Words } from '../../assessment/wizard/answers-in-words.ts'
import {
  sectionFields,
  sectionQuestions,
  validateSomeAnswers,
} from '../../assessment/wizard/wizard-answers.ts'
import type { FieldQuestion } from '../../forms/question.ts'
import { questionAt } from '../../forms/question-paths.ts'
import type { AuditSections } from '../../partner/sections/audit-sections.ts'
import type { FoundAnswer } from './found-answer.ts'

/** An answer that a file offers, beside what the person has answered so far. */
export interface OfferedAnswer extends FoundAnswer {
  readonly question: string
  readonly said: string
  readonly now: string | undefined
  readonly is: 'new' | 'same' | 'other'
}

/** What the partner asks of it, in the words of the reader; nothing is offered that is not asked or cannot be answered so. */
export const offeredAnswers = (
  found: readonly FoundAnswer[],
  sections: AuditSections,
  answers: Answers,
  words: Words,
): OfferedAnswer[] =>
  found.flatMap((one) => {
    const { section, field, values } = one
    const questions = sectionQuestions(sectionFields(sections, section), (key) => words.translate(key))
    const question = questionAt(questions, field)
    if (question?.kind !== 'field' || question.hidden) return []
    if (validateSomeAnswers(questions, { [field]: [...values] }, () => '').length > 0) return []
    return [
      { ...one, question: question.label, ...beside(question, values, answers[section]?.[field], words) },
    ]
  })

function beside(
  question: FieldQuestion,
  values: readonly string[],
  given: readonly string[] = [],
  words: Words,
) {
  const inWords = (each: readonly string[]) =>
    each.map((value) => valueInWords(question, value, words)).join(', ')
  const said = inWords(values)
  if (given.length === 0) return { said, now: undefined, is: 'new' as const }
  const isSame = given.length === values.length && values.every((value) => given.includes(value))
  return { said, now: inWords(given), is: isSame ? ('same' as const) : ('other' as const) }
}

/** What is taken unless the person says otherwise: what somebody told and nobody has answered differently. */
export const isTakenAtFirst = ({ source, is }: OfferedAnswer): boolean => source === 'told' && is === 'new'
