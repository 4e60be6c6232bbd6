import { INCENTIVE_STATUSES } from '@hearthlight/domain/applications/incentive-statuses'
import type { Project } from '@hearthlight/domain/applications/project'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { transit } from '../transition/transit.ts'
import { mustBeUndecided } from './must-be-undecided.ts'
import { presentProject } from './present-project.ts'
import { findProject } from './project-store.ts'

const WITHDRAWN = { event: { kind: 'move', to: 'withdrawn' }, actor: 'applicant' } as const

/** The person takes back their application for an incentive, as long as nobody has decided about it. */
export async function withdrawApplication(
  deps: ApplicationDeps,
  scope: HomeScope,
  id: string,
): Promise<Project> {
  requireHomePermission(scope, 'change')
  const what = { action: 'application.withdraw', record: { type: 'application', id } }
  return await change(deps.db, scope, what, async (db) => {
    const application = await mustBeUndecided(db, scope.access, id)
    const { to } = await transit(deps, db, scope, application, INCENTIVE_STATUSES, WITHDRAWN)
    const project = await findProject(db, scope.access, id)
    if (project === undefined) throw new Problem('shared.not-found')
    return {
      result: presentProject(project, scope.language),
      before: { status: application.status },
      after: { status: to },
    }
  })
}
