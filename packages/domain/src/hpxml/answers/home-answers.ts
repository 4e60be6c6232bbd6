import { fieldSpec } from '../../assessment/answers/answers.ts'
import type { FieldSpec } from '../../shared/field-spec.ts'
import { UNKNOWN } from '../../shared/vocabulary.ts'
import type { HpxmlHome } from '../description/home.ts'
import type { FoundAnswer } from './found-answer.ts'
import { withOwnAnswers } from './own-answers.ts'
import { shellAnswers } from './shell-answers.ts'
import { sizeAnswers } from './size-answers.ts'
import { systemAnswers } from './system-answers.ts'
import type { AnswerUnits } from './units.ts'

/** Whether a question can be answered so: a figure beyond what a home can have is no answer. */
function isPossible(spec: FieldSpec | undefined, value: string): boolean {
  if (spec === undefined) return false
  if (spec.kind !== 'number') return spec.options.includes(value) || value === UNKNOWN
  const number = Number(value)
  return number >= spec.min && number <= spec.max
}

/** What the elements of HPXML say of a home, in the terms of our questions. */
export const elementAnswers = (home: HpxmlHome, units: AnswerUnits, year: number): FoundAnswer[] => [
  ...sizeAnswers(home, units),
  ...shellAnswers(home),
  ...systemAnswers(home, units, year),
]

/** The answers to our questions that a description of a home gives, each with its source and its place in the file. */
export const homeAnswers = (home: HpxmlHome, units: AnswerUnits, year: number): FoundAnswer[] =>
  withOwnAnswers(home, elementAnswers(home, units, year)).filter(({ section, field, values }) =>
    values.every((value) => isPossible(fieldSpec(section, field), value)),
  )
