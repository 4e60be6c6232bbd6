import type { Building, BuildingInput } from '@hearthlight/domain/buildings/building'
import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { withoutPrefills } from '@hearthlight/domain/buildings/prefill'
import { Problem } from '@hearthlight/domain/shared/problem'
import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { type BuildingDeps, buildingDefaults, buildingFeatures } from './building-deps.ts'
import { insertBuilding } from './building-store.ts'
import { judgeBuilding } from './judge-building.ts'
import { ownerOf } from './owner.ts'
import { presentBuilding } from './present-building.ts'

export async function createBuilding(
  deps: BuildingDeps,
  scope: Scope,
  input: BuildingInput,
): Promise<Building> {
  return await inPartner(deps.db, scope, async (transaction) => {
    const allowed = await buildingFeatures(deps, transaction, scope)
    if (!allowed.createBuilding) throw new Problem('buildings.no-create-right')
    const record = newBuilding(input, buildingDefaults(scope))
    judgeBuilding(
      scope,
      allowed,
      withoutPrefills({ ...record.fields, prefilled_fields: record.prefilled_fields }),
      deps.now(),
    )
    const row = await insertBuilding(transaction, ownerOf(scope), record, deps.now())
    await recordAudit(transaction, scope, {
      action: 'building.create',
      record_type: 'building',
      record_id: row.id,
      after: record.fields,
    })
    return presentBuilding(row)
  })
}
