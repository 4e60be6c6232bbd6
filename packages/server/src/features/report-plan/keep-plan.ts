import type { KeptPlan, ReportPlan } from '@hearthlight/domain/report/report-plan'
import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { findPlan, writePlan } from './report-plan-store.ts'

export type ReportPlanDeps = {
  readonly db: PlatformDb
  /** Refuses a building that is not this person's. */
  readonly mustOwnBuilding: (scope: Scope, buildingId: string) => Promise<void>
  readonly now: () => Date
}

export async function readPlan(deps: ReportPlanDeps, scope: Scope, buildingId: string): Promise<KeptPlan> {
  await deps.mustOwnBuilding(scope, buildingId)
  const row = await inPartner(deps.db, scope, (db) => findPlan(db, scope, buildingId))
  return { plan: row?.plan ?? null, updated_at: row?.updated_at.toISOString() ?? null }
}

/** The whole plan replaces the one before: the last device to keep it wins. */
export async function keepPlan(
  deps: ReportPlanDeps,
  scope: Scope,
  buildingId: string,
  plan: ReportPlan,
): Promise<KeptPlan> {
  await deps.mustOwnBuilding(scope, buildingId)
  const now = deps.now()
  await inPartner(deps.db, scope, async (db) => {
    const before = await findPlan(db, scope, buildingId)
    await writePlan(db, scope, buildingId, plan, now)
    await recordAudit(db, scope, {
      action: 'report_plan.keep',
      record_type: 'report_plan',
      record_id: buildingId,
      ...(before && { before: before.plan }),
      after: plan,
    })
  })
  return { plan, updated_at: now.toISOString() }
}
