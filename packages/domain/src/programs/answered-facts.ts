import type { Facts } from '../incentives/classification/fact-test.ts'
import { type TellingAnswer, toldFacts } from '../incentives/classification/told-facts.ts'
import type { ApplicationState } from './application-state.ts'
import type { ProgramDefinition } from './definition/program-definition.ts'
import { isHomeFact, questionsOf } from './definition/program-facts.ts'
import type { QuestionDefinition } from './definition/question-definition.ts'
import { liveFacts } from './live-facts.ts'
import { optionsKept } from './questions/options-kept.ts'

/**
 * What is known for the rules of a program: what the application itself answers, and only then what the home tells. A
 * question that can be filled in from the home tells the same of it; any other says what it tells.
 */
export function answeredFacts(program: ProgramDefinition, state: ApplicationState): Facts {
  const given = liveFacts(program, state)
  const [kept = 'en'] = program.languages
  const told = questionsOf(program).flatMap((question): TellingAnswer[] => {
    const tells = mappingOf(question)
    return tells === undefined
      ? []
      : [{ tells, options: optionsKept(question, kept), values: given(question.code) }]
  })
  return { ...state.facts, ...toldFacts(told) }
}

/** The fact that the answer to a question tells; undefined where it tells none. */
export const toldFact = (question: QuestionDefinition): string | undefined => mappingOf(question)?.fact

function mappingOf({ tells, prefill }: QuestionDefinition): TellingAnswer['tells'] | undefined {
  if (tells !== undefined) return tells
  if (prefill === undefined || !isHomeFact(prefill.from)) return undefined
  // An option that stands for several codes tells none of them.
  return {
    fact: prefill.from,
    codes: prefill.codes?.map((codes) => (codes.length === 1 ? (codes[0] ?? '') : '')),
  }
}
