import { navigateSteps } from '@hearthlight/domain/programs/steps/navigate-steps'
import { presentStep } from '@hearthlight/domain/programs/steps/present-step'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { measureReads } from './measure-reads.ts'
import type { ReadingApplications } from './open-application.ts'
import { pageOfApplication, plainPage } from './page-configuration.ts'
import { presentDetails, presentSelected } from './present-project.ts'
import { sectionsOfStep, withKnown } from './sections-of-step.ts'
import { stepOf } from './step-of.ts'

type Reads = {
  readonly now: () => Date
  readonly knownOf: BuiltInDeps['knownOf']
  readonly statusesOf: (
    db: PartnerDb,
    scope: HomeScope,
    id: string,
  ) => ReturnType<BuiltInDeps['applications']['listStatuses']>
}

/** What an application shows of itself, wherever it is kept. */
export const applicationReads = (
  reading: ReadingApplications,
  { now, knownOf, statusesOf }: Reads,
): Pick<
  ProgramEngine,
  | 'pageConfiguration'
  | 'project'
  | 'selectedProject'
  | 'portalSteps'
  | 'sections'
  | 'selectedContact'
  | 'measures'
  | 'projectMeasures'
  | 'measureType'
> => ({
  pageConfiguration: async (scope, query) => {
    const translate = translator(scope.language, scope.partner.config)
    const { project_id } = query
    if (query.task_name === 'customerhome') return plainPage(query.task_name, translate)
    if (project_id === undefined) throw new Problem('shared.not-found')
    return reading(scope, project_id, (application) => pageOfApplication(query, application, translate))
  },
  project: (scope, id) =>
    reading(scope, id, async (application, db) =>
      presentDetails(scope, application, await statusesOf(db, scope, id), now()),
    ),
  selectedProject: (scope, id) => reading(scope, id, presentSelected),
  portalSteps: (scope, { projectId, nav, cn, curStep }) =>
    reading(scope, projectId, ({ program, state, row, unlocked, isLook }) => {
      const steps = stepProgress(program, state).map((each) => ({
        ...each,
        isLocked:
          each.isComplete && each.step.type !== 'tandc' && unlocked?.steps.has(each.step.id) === false,
      }))
      const index = navigateSteps(steps, { nav, cn, curStep, isLook: isLook === true })
      return presentStep(program, steps, index, row.status, scope.language)
    }),
  sections: (scope, { project_id, cn }) =>
    reading(scope, project_id, async (application, db) => {
      const sections = sectionsOfStep(scope, application, stepOf(application, cn))
      return withKnown(application, sections, await knownOf(db, scope, application.row.building_id))
    }),
  selectedContact: (scope, id) => reading(scope, id, ({ state }) => state.contactId),
  ...measureReads(reading),
})
