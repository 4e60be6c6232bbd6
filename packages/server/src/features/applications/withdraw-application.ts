import type { Project } from '@hearthlight/domain/applications/project'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { NOTHING_TO_PAY } from './change-status.ts'
import { mustBeUndecided } from './must-be-open.ts'
import { personMail } from './person-mail.ts'
import { presentProject } from './present-project.ts'
import { findProject } from './project-store.ts'
import { clearRequests } from './request-store.ts'

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
    const { status } = application
    const at = deps.now()
    await clearRequests(db, scope, id, at)
    await deps.changeStatus(db, scope, id, { status: 'withdrawn', at, by: scope.actor }, NOTHING_TO_PAY)
    const project = await findProject(db, scope.access, id)
    if (project === undefined) throw new Problem('shared.not-found')
    await deps.sendMail(db, scope, personMail(scope, 'withdrawn', { ...application, title: project.title }))
    return {
      result: presentProject(project, scope.language),
      before: { status },
      after: { status: project.status },
    }
  })
}
