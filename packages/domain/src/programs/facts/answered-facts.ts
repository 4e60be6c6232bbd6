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
 * question that can be filled in from the home tells the same of it; any other says what it tells.
 */
export function answeredFacts(program: ProgramDefinition, state: ApplicationState): Facts {
  const given = liveFacts(program, state)
  const told = questionsOf(program).flatMap((question): TellingAnswer[] => {
    const tells = tellsOf(question)
    const isChoice = optionCodes(question) !== undefined
    return tells === undefined
      ? []
      : [
          {
            fact: tells.fact,
            codes: isChoice ? (tells.codes ?? {}) : undefined,
            values: given(question.code),
          },
        ]
  })
  return { ...state.facts, ...toldFacts(told) }
}

/** The fact that the answer to a question tells; undefined where it tells none. */
export const toldFact = (question: QuestionDefinition): string | undefined => tellsOf(question)?.fact

function tellsOf({ tells, prefill }: QuestionDefinition): QuestionDefinition['tells'] {
  if (tells !== undefined) return tells
  if (prefill === undefined || !isHomeFact(prefill.from)) return undefined
  // An option that stands for several codes tells none of them.
  const codes = Object.entries(prefill.codes ?? {}).map(([option, [code = '', other]]) => [
    option,
    other === undefined ? code : '',
  ])
  return { fact: prefill.from, codes: Object.fromEntries(codes) }
}
