import type { Facts } from '../../incentives/classification/home-condition.ts'
import { type TellingAnswer, toldFacts } from '../../incentives/classification/told-facts.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { isHomeFact, questionsOf } from '../definition/program-facts.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'
import { optionCodes } from '../options/option-codes.ts'
import type { ApplicationState } from './application-state.ts'
import { liveFacts } from './live-facts.ts'

/**
 * What is known for the rules of a program: what the application itself answers, and only then what the home tells. A
 * question that can be filled in from the home tells the same of it, beside what it says that it tells.
 */
export function answeredFacts(program: ProgramDefinition, state: ApplicationState): Facts {
  const given = liveFacts(program, state)
  const told = questionsOf(program).flatMap((question) => {
    const isChoice = optionCodes(question) !== undefined
    return tellsOf(question).map(
      ({ fact, codes = {} }): TellingAnswer => ({
        fact,
        codes: isChoice ? codes : undefined,
        values: given(question.code),
      }),
    )
  })
  return { ...state.facts, ...toldFacts(told) }
}

/** The facts that the answer to a question tells. */
export const factsToldBy = (question: QuestionDefinition): readonly string[] =>
  tellsOf(question).map(({ fact }) => fact)

function tellsOf({ tells, prefill }: QuestionDefinition): NonNullable<QuestionDefinition['tells']>[] {
  const said = tells === undefined ? [] : [tells]
  if (prefill === undefined || !isHomeFact(prefill.from) || prefill.from === tells?.fact) return said
  // An option that stands for several codes tells none of them.
  const codes = Object.entries(prefill.codes ?? {}).map(([option, [code = '', other]]) => [
    option,
    other === undefined ? code : '',
  ])
  return [{ fact: prefill.from, codes: Object.fromEntries(codes) }, ...said]
}
