import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'

export const findPlan = (db: PartnerDb, scope: Scope, buildingId: string) =>
  db
    .selectFrom('report_plans')
    .select(['plan', 'updated_at'])
    .where('partner_id', '=', scope.partnerId)
    .where('building_id', '=', buildingId)
    .executeTakeFirst()

export async function writePlan(
  db: ChangeDb,
  scope: Scope,
  buildingId: string,
  plan: ReportPlan,
  now: Date,
): Promise<void> {
  const values = { plan: JSON.stringify(plan), updated_at: now }
  await db
    .insertInto('report_plans')
    .values({ partner_id: scope.partnerId, building_id: buildingId, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(values))
    .execute()
}
