import { type Condition, factsOf } from '../../forms/condition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { questionsOf } from '../definition/program-facts.ts'
import type { Defect } from './defect.ts'

/** The largest program of a partner has some thirty questions in 40 kB. */
export const PROGRAM_LIMITS = {
  questions: 400,
  /** Questions that are shown by one another, in a row. */
  chain: 20,
  /** Of its JSON. */
  characters: 500_000,
} as const

/** What nobody could fill in, and every call about it would have to go through. */
export function lintSize(program: ProgramDefinition): Defect[] {
  const { questions, characters } = PROGRAM_LIMITS
  const count = questionsOf(program).length
  if (count > questions)
    return [{ path: ['question_groups'], message: `has more questions than we allow: ${questions}` }]
  if (JSON.stringify(program).length > characters)
    return [{ path: [], message: `is larger than we allow: ${characters / 1000} kB` }]
  return lintChains(program)
}

/** Each question with how many stand before it, each shown by an answer to the one before. */
function lintChains(program: ProgramDefinition): Defect[] {
  const conditions = new Map(questionsOf(program).map((question) => [question.code, question.visible_when]))
  const lengths = new Map<string, number>()
  const lengthOf = (code: string): number => {
    const known = lengths.get(code)
    if (known !== undefined) return known
    // One that waits for itself is told elsewhere, and hidden.
    lengths.set(code, 0)
    const before = askedAbout(conditions.get(code)).filter((fact) => conditions.has(fact))
    const length = before.length === 0 ? 0 : 1 + Math.max(...before.map(lengthOf))
    lengths.set(code, length)
    return length
  }
  return program.question_groups.flatMap(({ questions }, group) =>
    questions.flatMap(({ code }, index) =>
      lengthOf(code) > PROGRAM_LIMITS.chain
        ? [
            {
              path: ['question_groups', group, 'questions', index, 'visible_when'],
              message: `waits for more questions in a row than we allow: ${PROGRAM_LIMITS.chain}`,
            },
          ]
        : [],
    ),
  )
}

const askedAbout = (condition: Condition | undefined) => (condition === undefined ? [] : factsOf(condition))
