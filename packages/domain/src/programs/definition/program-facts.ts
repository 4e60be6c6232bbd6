import { FactName } from '../../incentives/classification/fact-test.ts'
import type { ProgramDefinition } from './program-definition.ts'
import type { QuestionDefinition } from './question-definition.ts'
import type { StepDefinition } from './step-definition.ts'

/** The fact that holds the codes of the chosen measures. */
export const MEASURES_FACT = 'measures'

export const isHomeFact = (name: string): boolean => FactName.safeParse(name).success

export const questionsOf = ({ question_groups }: ProgramDefinition): readonly QuestionDefinition[] =>
  question_groups.flatMap(({ questions }) => questions)

/** Codes of the groups that a step shows. */
export const groupsOf = (step: StepDefinition): readonly string[] => ('groups' in step ? step.groups : [])

/** The step that asks for each fact of the application, by the number of the step. */
export function stepsOfFacts(program: ProgramDefinition): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [index, step] of program.steps.entries()) {
    if (step.type === 'measurelist' && !found.has(MEASURES_FACT)) found.set(MEASURES_FACT, index)
    if (step.type !== 'prq') continue
    for (const group of program.question_groups.filter(({ code }) => step.groups.includes(code)))
      for (const { code } of group.questions) if (!found.has(code)) found.set(code, index)
  }
  return found
}
