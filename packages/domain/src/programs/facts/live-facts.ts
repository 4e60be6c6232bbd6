import { type FactValues, isMet } from '../../forms/condition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { MEASURES_FACT } from '../definition/program-facts.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'
import type { StepDefinition } from '../definition/step-definition.ts'
import type { ApplicationState } from './application-state.ts'

type Asked = { readonly question: QuestionDefinition; readonly step: StepDefinition }

/**
 * The facts that conditions see: answers to questions that are asked now, what was chosen, the home. An answer under a
 * question that is hidden is kept, and decides nothing.
 */
export function liveFacts(program: ProgramDefinition, state: ApplicationState): FactValues {
  const asked = questionsByCode(program)
  const isShown = new Map<string, boolean>()
  const valuesOf: FactValues = (fact) => {
    const found = asked.get(fact)
    if (found !== undefined) return isAsked(fact, found) ? chosen(state, fact) : []
    if (fact === MEASURES_FACT) return state.measures.map(({ measure }) => measure)
    return state.facts[fact]?.values ?? []
  }
  const isAsked = (code: string, { question, step }: Asked): boolean => {
    const known = isShown.get(code)
    if (known !== undefined) return known
    // Two questions that wait for one another are both hidden.
    isShown.set(code, false)
    const shown = isMet(step.visible_when, valuesOf) && isMet(question.visible_when, valuesOf)
    isShown.set(code, shown)
    return shown
  }
  return valuesOf
}

function chosen({ answers }: ApplicationState, code: string): readonly string[] {
  const value = answers[code]
  if (value === undefined) return []
  return typeof value === 'object' ? value : [String(value)]
}

function questionsByCode({ steps, question_groups }: ProgramDefinition): ReadonlyMap<string, Asked> {
  return new Map(
    steps.flatMap((step) =>
      step.type !== 'prq'
        ? []
        : question_groups
            .filter(({ code }) => step.groups.includes(code))
            .flatMap(({ questions }) => questions.map((question) => [question.code, { question, step }])),
    ),
  )
}
