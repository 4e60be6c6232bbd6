import { FactName } from '../../incentives/classification/home-condition.ts'
import type { ProgramDefinition } from './program-definition.ts'
import type { QuestionDefinition } from './question-definition.ts'
import type { StepDefinition } from './step-definition.ts'

/** The fact that holds the codes of the chosen measures. */
export const MEASURES_FACT = 'measures'

export const isHomeFact = (name: string): boolean => FactName.safeParse(name).success

export const questionsOf = ({ question_groups }: ProgramDefinition): readonly QuestionDefinition[] =>
  question_groups.flatMap(({ questions }) => questions)

const byCode = new WeakMap<ProgramDefinition, ReadonlyMap<string, QuestionDefinition>>()

/** By code, found without going through all of them for each. */
export function questionOf(program: ProgramDefinition, code: string): QuestionDefinition | undefined {
  let questions = byCode.get(program)
  if (questions === undefined) {
    questions = new Map(questionsOf(program).map((question) => [question.code, question]))
    byCode.set(program, questions)
  }
  return questions.get(code)
}

/** Codes of the groups that a step shows. */
export const groupsOf = (step: StepDefinition): readonly string[] => ('groups' in step ? step.groups : [])

/** The step that asks for each fact of the application, by the number of the step. */
export function stepsOfFacts(program: ProgramDefinition): ReadonlyMap<string, number> {
  const asked = program.steps.flatMap((step, index) =>
    factsOfStep(program, step).map((fact) => [fact, index] as const),
  )
  // The first step that asks decides.
  return new Map(asked.reverse())
}

function factsOfStep({ question_groups }: ProgramDefinition, step: StepDefinition): readonly string[] {
  if (step.type === 'measurelist') return [MEASURES_FACT]
  if (step.type !== 'prq') return []
  const groups = question_groups.filter(({ code }) => step.groups.includes(code))
  return groups.flatMap(({ questions }) => questions.map(({ code }) => code))
}
