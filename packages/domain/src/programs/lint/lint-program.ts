import type { ProgramDefinition } from '../definition/program-definition.ts'
import type { Defect } from './defect.ts'
import { lintConditions } from './lint-conditions.ts'
import { lintEmptiness } from './lint-emptiness.ts'
import { lintMeasures } from './lint-measures.ts'
import { lintQuestions } from './lint-questions.ts'
import { lintStatuses } from './lint-statuses.ts'
import { lintSteps } from './lint-steps.ts'
import { lintTexts } from './lint-texts.ts'

/** Whatever would leave a person stuck or without words: dead ends, unreachable parts, missing texts, unknown names. */
export const lintProgram = (program: ProgramDefinition): readonly Defect[] => [
  // Where another language is missing its readers have the words of the first.
  ...lintTexts(program, program.languages.slice(0, 1)),
  ...lintEmptiness(program),
  ...lintQuestions(program),
  ...lintMeasures(program),
  ...lintSteps(program),
  ...lintConditions(program),
  ...lintStatuses(program),
]
