import type { DocumentPlace, DocumentQuery } from '@hearthlight/domain/documents/document'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { hasDocument } from './application-document-store.ts'
import type { DocumentDeps } from './document-deps.ts'

/** Refuses what this request does not reach. */
export async function mustReach(
  deps: DocumentDeps,
  db: PartnerDb,
  scope: HomeScope,
  { building_id, project_id }: DocumentQuery,
): Promise<void> {
  if (building_id !== undefined) await deps.mustOwnBuilding(db, scope, building_id)
  if (project_id === undefined) return
  if ((await deps.findApplication(db, scope.access, project_id, building_id)) === undefined)
    throw new Problem('shared.not-found')
}

/** Refuses a place that takes no documents: nothing of that name is asked for, or it is another home than the one named. */
export async function mustTake(
  deps: DocumentDeps,
  db: PartnerDb,
  scope: HomeScope,
  place: DocumentPlace,
): Promise<void> {
  await mustReach(deps, db, scope, place)
  await mustBeOpen(deps, db, scope, { ...place, project_id: place.project_id ?? null }, 'add')
  const isThere =
    place.documentable_type === 'Building'
      ? place.documentable_id === place.building_id
      : await deps.isDocumentItem(db, scope, place.documentable_id)
  if (!isThere) throw new Problem('shared.not-found')
}

type StoredPlace = Pick<DocumentPlace, 'documentable_type' | 'documentable_id'> & {
  readonly project_id: string | null
}

/** Refuses to change what belongs to an application that is locked or decided, or of which something else is asked. */
export async function mustBeOpen(
  deps: DocumentDeps,
  db: PartnerDb,
  scope: HomeScope,
  { project_id: projectId, documentable_type, documentable_id }: StoredPlace,
  what: 'add' | 'change',
): Promise<void> {
  if (projectId === null) return
  const application = await deps.findApplication(db, scope.access, projectId, undefined)
  if (application?.isLocked) throw new Problem('applications.locked')
  if (application?.isDecided) throw new Problem('applications.decided')
  if (documentable_type !== 'DocumentItem') return
  const given = { applicationId: projectId, item: documentable_id }
  const isGiven = what === 'change' || (await hasDocument(db, scope.access, projectId, documentable_id))
  await deps.mustBeUnlocked(db, scope.access, { ...given, isGiven })
}
