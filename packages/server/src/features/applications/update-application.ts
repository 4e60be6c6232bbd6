import type { Project } from '@hearthlight/domain/applications/project'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { NOTHING_TO_PAY } from './change-status.ts'
import { mustBeAsked } from './must-be-open.ts'
import { presentProject } from './present-project.ts'
import { findProject, type StoredProject } from './project-store.ts'
import { clearRequests } from './request-store.ts'
import { refuseIncomplete } from './submission.ts'

/** Sends what staff asked for. It clears the requests, and the application goes back to be looked at. */
export async function updateApplication(
  deps: ApplicationDeps,
  scope: HomeScope,
  id: string,
): Promise<Project> {
  requireHomePermission(scope, 'change')
  const what = { action: 'application.update', record: { type: 'application', id } }
  return await change(deps.db, scope, what, async (db) => {
    const owner = scope.access
    const { building_id, incentive_id, status } = await mustBeAsked(db, owner, id)
    const before = await mustFind(findProject(db, owner, id))
    const lists = await deps.listsOf(db, scope, incentive_id)
    await refuseIncomplete(
      deps,
      db,
      scope,
      lists,
      { buildingId: building_id, projectId: id },
      {
        ...{ requestedUploads: openItems(before, 'upload'), requestedEdits: openItems(before, 'answer') },
        // It was given when the application was submitted.
        ...{ needsConsent: false, consent: true },
      },
    )
    const at = deps.now()
    await clearRequests(db, scope, id, at)
    const line = { status: 'eligibility_review', at, by: scope.actor }
    await deps.changeStatus(db, scope, id, line, NOTHING_TO_PAY)
    const after = await mustFind(findProject(db, owner, id))
    return {
      result: presentProject(after, scope.language),
      before: { status, is_requested: true },
      after: { status: after.status, is_requested: false },
    }
  })
}

const openItems = ({ requests }: StoredProject, wanted: 'answer' | 'upload') =>
  requests.filter(({ kind, is_done }) => kind === wanted && !is_done).map(({ item_id }) => item_id)

async function mustFind(row: Promise<StoredProject | undefined>): Promise<StoredProject> {
  const found = await row
  if (found === undefined) throw new Problem('shared.not-found')
  return found
}
