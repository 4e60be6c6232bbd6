import type { Project } from '@hearthlight/domain/applications/project'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { presentProject } from './present-project.ts'
import { findProject, listProjects } from './project-store.ts'

/** The applications of the person for incentives, newest first; of one home if it is named. */
export const readProjects = (
  { db, mustOwnBuilding }: ApplicationDeps,
  scope: HomeScope,
  buildingId: string | undefined,
): Promise<Project[]> =>
  inPartner(db, scope, async (partnerDb) => {
    if (buildingId !== undefined) await mustOwnBuilding(partnerDb, scope, buildingId)
    const rows = await listProjects(partnerDb, scope.access, buildingId)
    return rows.map((row) => presentProject(row, scope.language))
  })

export async function readProject({ db }: ApplicationDeps, scope: HomeScope, id: string): Promise<Project> {
  const row = await inPartner(db, scope, (partnerDb) => findProject(partnerDb, scope.access, id))
  if (row === undefined) throw new Problem('shared.not-found')
  return presentProject(row, scope.language)
}
