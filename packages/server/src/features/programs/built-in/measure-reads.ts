import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { measuresOf } from '@hearthlight/domain/programs/measures/measure-incentive'
import { offeredGroups } from '@hearthlight/domain/programs/measures/offered-measures'
import { presentMeasureType } from '@hearthlight/domain/programs/measures/present-measure-type'
import { presentCart, presentMeasureGroups } from '@hearthlight/domain/programs/measures/present-measures'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ProgramEngine } from '../program-engine.ts'
import type { ReadingApplications } from './open-application.ts'

/** What can be chosen, what is, and what a measure asks. */
export const measureReads = (
  reading: ReadingApplications,
): Pick<ProgramEngine, 'measures' | 'projectMeasures' | 'measureType'> => ({
  measures: (scope, { project_id }) =>
    reading(scope, project_id, ({ program, state, facts }) =>
      presentMeasureGroups(program, offeredGroups(program, facts), state, facts, scope.language),
    ),
  projectMeasures: (scope, id) =>
    reading(scope, id, ({ program, state }) => presentCart(program, state, scope.language)),
  measureType: (scope, { project_id, program_measure_id: code }) =>
    reading(scope, project_id, ({ program }) => {
      const measure = measuresOf(program).find((each) => each.code === code)
      const type = measure && program.measure_types[measure.type]
      if (measure === undefined || type === undefined) throw new Problem('shared.not-found')
      const say = sayIn(scope.language, program.languages)
      return { uuid: code, ...presentMeasureType(measure.type, type, say) }
    }),
})
