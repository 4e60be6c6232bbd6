import type { Facts } from '../../incentives/classification/home-condition.ts'
import type { AnswerValues } from '../options/answer-value.ts'

/** A measure in an application. */
export type ChosenMeasure = {
  readonly id: string
  /** Its code in the program. */
  readonly measure: string
  readonly quantity: number
  readonly fields: AnswerValues
}

/** All that an application holds, whichever way it is stored. */
export type ApplicationState = {
  readonly answers: AnswerValues
  readonly measures: readonly ChosenMeasure[]
  /** How many files there are, by attachment. */
  readonly files: Readonly<Record<string, number>>
  readonly contactId: string | null
  /** Ids of the steps whose terms were accepted. */
  readonly acceptedTerms: readonly string[]
  /** What is known of the home. */
  readonly facts: Facts
}
