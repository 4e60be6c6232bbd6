import type { Answers } from '../../assessment/answers/answers.ts'
import { SECTIONS, UNKNOWN, VOCABULARY } from '../../shared/vocabulary.ts'
import type { Facts } from '../classification/home-condition.ts'
import { homeFacts } from '../classification/home-facts.ts'
import { regionOfZip } from './region-of-zip.ts'

/** Name of a fact → its answer, as the finder takes and keeps them. */
export type FinderAnswers = Readonly<Record<string, string>>

/** What is not answered is no fact, and neither is "I am not sure": no rule may take it for a no. */
export const givenAnswers = (answers: Readonly<Record<string, unknown>>): FinderAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const text = value === undefined || value === null ? '' : String(value).trim()
      return text === '' || text === UNKNOWN ? [] : [[name, text]]
    }),
  )

/** The answers that belong to the assessment, by its sections. */
export function assessmentAnswers(answers: FinderAnswers): Answers {
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const own = Object.keys(VOCABULARY[section]).flatMap((field) => {
        const value = answers[field]
        return value === undefined ? [] : [[field, [value]] as const]
      })
      return own.length === 0 ? [] : [[section, Object.fromEntries(own)] as const]
    }),
  )
}

/** The facts of a home that nobody has recorded yet: the same as of one that said this in its record and its answers. */
export function finderFacts(answers: FinderAnswers, country: string, zip: string): Facts {
  const given = givenAnswers(answers)
  const region = regionOfZip(zip, country) ?? null
  return homeFacts({ ...given, country, region }, assessmentAnswers(given))
}
