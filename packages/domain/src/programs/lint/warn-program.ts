import type { Condition } from '../../forms/condition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { questionOf } from '../definition/program-facts.ts'
import { optionCodes } from '../options/option-codes.ts'
import type { Defect, DefectPath } from './defect.ts'
import { placedConditions } from './lint-conditions.ts'
import { lintTexts } from './lint-texts.ts'

/** What works and is hardly meant: it is told, and stops nobody from publishing. */
export const warnProgram = (program: ProgramDefinition, today: string): readonly Defect[] => [
  ...warnDates(program, today),
  ...warnQuestions(program),
  ...warnConditions(program),
  ...warnFormulas(program),
  ...lintTexts(program, program.languages.slice(1)),
]

function warnDates({ date_range }: ProgramDefinition, today: string): Defect[] {
  const end = date_range?.end_at
  return end != null && end < today ? [{ path: ['date_range', 'end_at'], message: 'is over already' }] : []
}

/** The same words twice, where only the first is to be asked. */
function warnQuestions({ question_groups, languages: [first = 'en'] }: ProgramDefinition): Defect[] {
  const seen = new Set<string>()
  return question_groups.flatMap(({ questions }, at) =>
    questions.flatMap(({ question }, index) => {
      const words = question[first]?.trim().toLowerCase() ?? ''
      const isAgain = words !== '' && seen.has(words)
      seen.add(words)
      const path = ['question_groups', at, 'questions', index, 'question']
      return isAgain ? [{ path, message: 'asks the same as another question' }] : []
    }),
  )
}

/** A condition on every option of a question, or on none of them, decides nothing. */
const warnConditions = (program: ProgramDefinition): Defect[] =>
  placedConditions(program).flatMap(({ condition, path }) => decided(program, condition, path))

function decided(program: ProgramDefinition, condition: Condition, path: DefectPath): Defect[] {
  if (!('values' in condition)) return []
  const question = questionOf(program, condition.fact)
  const offered = question && optionCodes(question)
  if (offered === undefined || offered.length === 0) return []
  if (!offered.every((option) => condition.values.includes(option))) return []
  const message = condition.is === 'one_of' ? 'can never be false' : 'can never be true'
  return [{ path, message }]
}

function warnFormulas({ measure_groups }: ProgramDefinition): Defect[] {
  return measure_groups.flatMap(({ measures }, at) =>
    measures.flatMap(({ formula, cases = [] }, index) =>
      cases.length === 0 && formula.parts.some(({ kind }) => kind === 'tiers')
        ? [
            {
              path: ['measure_groups', at, 'measures', index, 'cases'],
              message: 'pays by tiers, and no test case holds them',
            },
          ]
        : [],
    ),
  )
}
