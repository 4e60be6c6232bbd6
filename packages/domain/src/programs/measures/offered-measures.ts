import { type FactValues, isMet } from '../../forms/condition.ts'
import type { MeasureDefinition } from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'

/** The measures that can be chosen now: of steps and with conditions that hold. */
export function offeredMeasures(program: ProgramDefinition, facts: FactValues): readonly MeasureDefinition[] {
  const groups = offeredGroups(program, facts)
  return program.measure_groups
    .filter(({ code }) => groups.includes(code))
    .flatMap(({ measures }) => measures.filter(({ visible_when }) => isMet(visible_when, facts)))
}

export const offeredGroups = ({ steps }: ProgramDefinition, facts: FactValues): readonly string[] =>
  steps
    .filter(({ visible_when }) => isMet(visible_when, facts))
    .flatMap((step) => (step.type === 'measurelist' ? step.groups : []))
