import type { ReportPlan, SavedPlan } from '@hearthlight/domain/report/plan/report-plan'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { difference } from '../../../platform/audit-log/difference.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { findPlan, writePlan } from './report-plan-store.ts'

export type ReportPlanDeps = {
  readonly db: PlatformDb
  /** Refuses a building that this request does not reach. */
  readonly mustOwnBuilding: (scope: HomeScope, buildingId: string) => Promise<void>
  readonly now: () => Date
}

export async function readPlan(
  deps: ReportPlanDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<SavedPlan> {
  await deps.mustOwnBuilding(scope, buildingId)
  const row = await inPartner(deps.db, scope, (db) => findPlan(db, scope, buildingId))
  return { plan: row?.plan ?? null, updated_at: row?.updated_at.toISOString() ?? null }
}

/** The whole plan replaces the one before: the last device to keep it wins. */
export async function savePlan(
  deps: ReportPlanDeps,
  scope: HomeScope,
  buildingId: string,
  plan: ReportPlan,
): Promise<SavedPlan> {
  requireHomePermission(scope, 'change')
  await deps.mustOwnBuilding(scope, buildingId)
  const now = deps.now()
  const record = { type: 'report_plan', id: buildingId, of: buildingId }
  return change(deps.db, scope, { action: 'report_plan.keep', record }, async (db) => {
    const known = await findPlan(db, scope, buildingId)
    const logged = { before: known?.plan, after: plan }
    if (known && difference(logged) === undefined)
      return { result: { plan, updated_at: known.updated_at.toISOString() }, ...logged }
    await writePlan(db, scope, buildingId, plan, now)
    return { result: { plan, updated_at: now.toISOString() }, ...logged }
  })
}
