import type { Facts } from '../incentives/classification/fact-test.ts'
import type { ApplicationState } from './application-state.ts'
import type { ProgramDefinition } from './definition/program-definition.ts'
import { isHomeFact, questionsOf } from './definition/program-facts.ts'
import type { QuestionDefinition } from './definition/question-definition.ts'
import { liveFacts } from './live-facts.ts'
import { parseRules } from './questions/question-rules.ts'

/**
 * What is known for the rules of a program: what the application itself answers, and only then what the home tells. A
 * question that can be filled in from the home tells the same of it; any other says what it tells.
 */
export function answeredFacts(program: ProgramDefinition, state: ApplicationState): Facts {
  const given = liveFacts(program, state)
  const [kept = 'en'] = program.languages
  const told = questionsOf(program).flatMap((question) => {
    const mapping = mappingOf(question)
    const values = mapping === undefined ? [] : codesOf(question, mapping, given(question.code), kept)
    return mapping === undefined || values.length === 0
      ? []
      : [[mapping.fact, { values, source: 'answered' as const }] as const]
  })
  return { ...state.facts, ...Object.fromEntries(told) }
}

/** The fact that the answer to a question tells; undefined where it tells none. */
export const toldFact = (question: QuestionDefinition): string | undefined => mappingOf(question)?.fact

type Mapping = { readonly fact: string; readonly codes: readonly string[] | undefined }

function mappingOf({ tells, prefill }: QuestionDefinition): Mapping | undefined {
  if (tells !== undefined) return { fact: tells.fact, codes: tells.codes }
  if (prefill === undefined || !isHomeFact(prefill.from)) return undefined
  // An option that stands for several codes tells none of them.
  return {
    fact: prefill.from,
    codes: prefill.codes?.map((codes) => (codes.length === 1 ? (codes[0] ?? '') : '')),
  }
}

function codesOf(
  { rules }: QuestionDefinition,
  { codes }: Mapping,
  values: readonly string[],
  language: string,
): readonly string[] {
  if (rules === undefined) return values
  const { options } = parseRules(Object.entries(rules).find(([each]) => each === language)?.[1] ?? '')
  return values.map((value) => codes?.[options.indexOf(value)] ?? '').filter((code) => code !== '')
}
