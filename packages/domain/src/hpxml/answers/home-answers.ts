import { fieldSpec } from '../../assessment/answers/answers.ts'
import type { FieldSpec } from '../../shared/field-spec.ts'
import type { HpxmlHome } from '../description/home.ts'
import type { FoundAnswer } from './found-answer.ts'
import { shellAnswers } from './shell-answers.ts'
import { sizeAnswers } from './size-answers.ts'
import { systemAnswers } from './system-answers.ts'
import type { AnswerUnits } from './units.ts'

/** Whether a question can be answered so: a figure beyond what a home can have is no answer. */
function isPossible(spec: FieldSpec | undefined, value: string): boolean {
  if (spec === undefined) return false
  if (spec.kind !== 'number') return spec.options.includes(value)
  const number = Number(value)
  return number >= spec.min && number <= spec.max
}

/** The answers to our questions that a description of a home gives, each with its source and its place in the file. */
export const homeAnswers = (home: HpxmlHome, units: AnswerUnits, year: number): FoundAnswer[] =>
  [...sizeAnswers(home, units), ...shellAnswers(home), ...systemAnswers(home, units, year)].filter(
    ({ section, field, value }) => isPossible(fieldSpec(section, field), value),
  )
