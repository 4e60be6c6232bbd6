import type { Condition, FactTest } from '../../forms/condition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import {
  groupsOf,
  isHomeFact,
  MEASURES_FACT,
  questionsOf,
  stepsOfFacts,
} from '../definition/program-facts.ts'
import { optionCodes } from '../options/option-codes.ts'
import type { Defect, DefectPath } from './defect.ts'

/** Each condition with the last step whose answers it may ask about. */
type Placed = { readonly condition: Condition; readonly path: DefectPath; readonly upTo: number }

/** Facts that nobody tells, options that are not offered, and answers that are asked for only later. */
export function lintConditions(program: ProgramDefinition): Defect[] {
  const asked = stepsOfFacts(program)
  const options = optionsByQuestion(program)
  return placedConditions(program).flatMap(({ condition, path, upTo }) =>
    testsOf(condition).flatMap((test): Defect[] => {
      const { fact } = test
      if (isHomeFact(fact)) return []
      const at = asked.get(fact)
      if (at === undefined) return [{ path, message: `no such fact: ${fact}` }]
      if (at > upTo) return [{ path, message: `is asked for only later: ${fact}` }]
      const offered = options.get(fact)
      const values = 'values' in test ? test.values : []
      return values
        .filter((value) => offered !== undefined && !offered.includes(value))
        .map((value) => ({ path, message: `${fact} does not offer: ${value}` }))
    }),
  )
}

function optionsByQuestion(program: ProgramDefinition): ReadonlyMap<string, readonly string[]> {
  const offered = questionsOf(program).flatMap((question): [string, readonly string[]][] => {
    const options = optionCodes(question)
    return options === undefined ? [] : [[question.code, options]]
  })
  const measures = program.measure_groups.flatMap(({ measures }) => measures.map(({ code }) => code))
  return new Map([...offered, [MEASURES_FACT, measures]])
}

function testsOf(condition: Condition): readonly FactTest[] {
  if ('fact' in condition) return [condition]
  if ('not' in condition) return testsOf(condition.not)
  return ('all' in condition ? condition.all : condition.any).flatMap(testsOf)
}

/** Every condition of a program, and where it stands. */
export function placedConditions(program: ProgramDefinition): Placed[] {
  const stepOf = (group: string) => program.steps.findIndex((step) => groupsOf(step).includes(group))
  const placed = (condition: Condition | undefined, path: DefectPath, upTo: number): Placed[] =>
    condition === undefined ? [] : [{ condition, path: [...path, 'visible_when'], upTo }]
  return [
    ...program.steps.flatMap(({ visible_when }, index) => placed(visible_when, ['steps', index], index - 1)),
    ...program.question_groups.flatMap(({ code, questions }, at) =>
      questions.flatMap(({ visible_when }, index) =>
        placed(visible_when, ['question_groups', at, 'questions', index], stepOf(code)),
      ),
    ),
    ...program.attachment_groups.flatMap(({ code, attachments }, at) =>
      attachments.flatMap(({ visible_when }, index) =>
        placed(visible_when, ['attachment_groups', at, 'attachments', index], stepOf(code) - 1),
      ),
    ),
    ...program.measure_groups.flatMap(({ code, measures }, at) =>
      measures.flatMap(({ visible_when }, index) =>
        placed(visible_when, ['measure_groups', at, 'measures', index], stepOf(code) - 1),
      ),
    ),
  ]
}
