import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { removeMeasures } from './application-content-store.ts'
import { applicationChange } from './application-log.ts'
import { isOpenStep, mustBeAsked } from './must-be-asked.ts'
import { noteStep } from './note-step.ts'
import { changeApplication } from './open-application.ts'

/** Takes measures out of an application; one that is not in it is not found, and then none goes. */
export const deleteMeasures = (
  deps: BuiltInDeps,
  scope: HomeScope,
  projectId: string,
  pmIds: readonly string[],
): Promise<void> =>
  change(deps.db, scope, applicationChange(scope, 'application.delete-measures', projectId), async (db) => {
    const application = await changeApplication(deps, db, scope, projectId)
    const { state } = application
    mustBeAsked(isOpenStep(application, 'measurelist', 'measuredetails'))
    const gone = state.measures.filter(({ id }) => pmIds.includes(id))
    if (gone.length !== new Set(pmIds).size) throw new Problem('shared.not-found')
    await removeMeasures(db, scope, projectId, pmIds)
    const at = deps.now()
    await noteStep(deps, db, scope, application, ['measurelist'], at)
    await deps.applications.touch(db, scope.access, projectId, at)
    return {
      result: undefined,
      before: Object.fromEntries(gone.map(({ measure, quantity }) => [measure, quantity])),
      after: {},
    }
  })
