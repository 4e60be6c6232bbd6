import { Problem } from '@hearthlight/domain/shared/problem'
import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { isForeignKeyViolation } from '../../platform/database/violations.ts'
import type { Scope } from '../../platform/scope.ts'
import { type BuildingDeps, buildingFeatures } from './building-deps.ts'
import { findBuilding, removeBuilding } from './building-store.ts'
import { ownerOf } from './owner.ts'

/** Answers and audits go with the building; an application holds it by a foreign key, which refuses. */
export async function deleteBuilding(deps: BuildingDeps, scope: Scope, id: string): Promise<void> {
  const owner = ownerOf(scope)
  await inPartner(deps.db, scope, async (transaction) => {
    const allowed = await buildingFeatures(deps, transaction, scope)
    const row = await findBuilding(transaction, owner, id)
    if (!row) throw new Problem('shared.not-found')
    if (!allowed.updateBuilding) throw new Problem('buildings.no-update-right')
    if (!allowed.editBuilding) throw new Problem('buildings.update-disabled')
    await removeBuilding(transaction, owner, id)
    await recordAudit(transaction, scope, {
      action: 'building.delete',
      record_type: 'building',
      record_id: id,
      before: row.fields,
    })
  }).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw new Problem('buildings.has-applications')
    throw error
  })
}
