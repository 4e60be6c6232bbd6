import type { MeteredModel, ModelFollows } from '@hearthlight/domain/meters/metered-model'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { MeterDeps } from '../meter-deps.ts'
import { findModelFollows, writeModelFollows } from './metered-store.ts'

/** What the meters of a home say of a usual year, and whether its report follows them. */
export async function readMeteredModel(
  deps: MeterDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<MeteredModel> {
  await deps.mustOwnBuilding(scope, buildingId)
  return inPartner(deps.db, scope, async (db) => ({
    follows: await findModelFollows(db, scope, buildingId),
    ...(await deps.meteredYears(db, scope, buildingId)),
  }))
}

/** The person's word on what the report follows. */
export async function followModel(
  deps: MeterDeps,
  scope: HomeScope,
  buildingId: string,
  follows: ModelFollows,
): Promise<MeteredModel> {
  requireHomePermission(scope, 'change')
  await deps.mustOwnBuilding(scope, buildingId)
  const what = { action: 'metered_model.change', record: { type: 'building', id: buildingId } }
  await change(deps.db, scope, what, async (db) => {
    const before = await findModelFollows(db, scope, buildingId)
    await writeModelFollows(db, scope, buildingId, follows, deps.now())
    return { result: undefined, before: { follows: before }, after: { follows } }
  })
  return readMeteredModel(deps, scope, buildingId)
}
