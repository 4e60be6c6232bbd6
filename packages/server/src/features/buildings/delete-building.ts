import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { eraseAuditValues } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import { isForeignKeyViolation } from '../../platform/database/violations.ts'
import { type BuildingDeps, buildingFeatures } from './building-deps.ts'
import { findBuilding, removeBuilding } from './building-store.ts'

/** Answers, audits and what the audit log tells of them go with the building; an application holds it by a foreign key, which refuses. */
export async function deleteBuilding(deps: BuildingDeps, scope: HomeScope, id: string): Promise<void> {
  requireHomePermission(scope, 'change')
  const owner = scope.access
  const what = { action: 'building.delete', record: { type: 'building', id, of: owner.ownerId } }
  await change(deps.db, scope, what, async (transaction) => {
    const allowed = buildingFeatures(scope)
    const row = await findBuilding(transaction, owner, id)
    if (!row) throw new Problem('shared.not-found')
    if (!allowed.updateBuilding) throw new Problem('buildings.no-update-right')
    if (!allowed.editBuilding) throw new Problem('buildings.update-disabled')
    await removeBuilding(transaction, owner, id)
    await eraseAuditValues(transaction, scope, id)
    return { result: undefined }
  }).catch((error: unknown) => {
    if (isForeignKeyViolation(error, 'applications_building')) throw new Problem('buildings.has-applications')
    throw error
  })
}
