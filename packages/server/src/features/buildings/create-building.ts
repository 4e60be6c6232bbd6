import type { Building, BuildingInput } from '@hearthlight/domain/buildings/building'
import { MOST_HOMES } from '@hearthlight/domain/buildings/most-homes'
import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { withoutPrefills } from '@hearthlight/domain/buildings/prefill'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { type BuildingDeps, buildingDefaults, buildingFeatures } from './building-deps.ts'
import { insertBuilding, markPage } from './building-store.ts'
import { countHomes } from './home-count-store.ts'
import { presentBuilding } from './present-building.ts'
import { validateBuilding } from './validate-building.ts'

export async function createBuilding(
  deps: BuildingDeps,
  scope: HomeScope,
  input: BuildingInput,
): Promise<Building> {
  requireHomePermission(scope, 'change')
  const owner = scope.access
  const what = { action: 'building.create', record: { type: 'building', of: owner.ownerId } }
  return await change(deps.db, scope, what, async (transaction) => {
    const allowed = buildingFeatures(scope)
    if (!allowed.createBuilding) throw new Problem('buildings.no-create-right')
    const record = newBuilding(input, buildingDefaults(scope))
    validateBuilding(
      scope,
      allowed,
      withoutPrefills({ ...record.fields, prefilled_fields: record.prefilled_fields }),
      deps.now(),
    )
    if ((await countHomes(transaction, owner)) >= MOST_HOMES)
      throw new Problem('buildings.too-many', {
        params: { most: MOST_HOMES, partner: scope.partner.config.name },
      })
    const row = await insertBuilding(transaction, owner, record, deps.now())
    const current_page = input.extra_info?.current_page ?? null
    if (current_page !== null) await markPage(transaction, scope, row.id, current_page, deps.now())
    return {
      result: presentBuilding({ ...row, current_page }, scope.language),
      id: row.id,
      after: record.fields,
    }
  })
}
