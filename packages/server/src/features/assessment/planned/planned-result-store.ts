import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type KeyedResult, readKeyed } from '../compute/keyed-result.ts'

type Home = Pick<Scope, 'partnerId'>
export type PlannedHome = {
  readonly buildingId: string
  /** Fingerprint of all the result was made of, but for the plan. */
  readonly basis: string
  readonly measureIds: readonly string[]
}

export async function findPlannedResult(
  db: PartnerDb,
  scope: Home,
  { buildingId, basis, measureIds }: PlannedHome,
): Promise<KeyedResult | undefined> {
  const row = await db
    .selectFrom('planned_results')
    .select('result')
    .where('partner_id', '=', scope.partnerId)
    .where('building_id', '=', buildingId)
    .where('basis', '=', basis)
    .where('measure_ids', '=', measureIds.join(' '))
    .executeTakeFirst()
  return readKeyed(row?.result)
}

/** One a home: a newer plan takes the place of the one before. */
export async function writePlannedResult(
  db: PartnerDb,
  scope: Home,
  { buildingId, basis, measureIds }: PlannedHome,
  result: KeyedResult,
): Promise<void> {
  const values = { basis, measure_ids: measureIds.join(' '), result: JSON.stringify(result) }
  await db
    .insertInto('planned_results')
    .values({ partner_id: scope.partnerId, building_id: buildingId, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(values))
    .execute()
}
