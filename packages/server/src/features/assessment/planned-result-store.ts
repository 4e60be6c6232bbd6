import { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

type Home = Pick<Scope, 'partnerId' | 'language'>
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
): Promise<AuditResult | undefined> {
  const row = await db
    .selectFrom('planned_results')
    .select('result')
    .where('partner_id', '=', scope.partnerId)
    .where('building_id', '=', buildingId)
    .where('language', '=', scope.language)
    .where('basis', '=', basis)
    .where('measure_ids', '=', measureIds.join(' '))
    .executeTakeFirst()
  return AuditResult.safeParse(row?.result).data
}

/** One a home and language: a newer plan takes the place of the one before. */
export async function writePlannedResult(
  db: PartnerDb,
  scope: Home,
  { buildingId, basis, measureIds }: PlannedHome,
  result: AuditResult,
): Promise<void> {
  const values = { basis, measure_ids: measureIds.join(' '), result: JSON.stringify(result) }
  const { partnerId: partner_id, language } = scope
  await db
    .insertInto('planned_results')
    .values({ partner_id, building_id: buildingId, language, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id', 'language']).doUpdateSet(values))
    .execute()
}
