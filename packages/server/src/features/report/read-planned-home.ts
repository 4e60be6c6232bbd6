import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { planMeasures } from '@hearthlight/domain/report/plan/plan-measures'
import {
  chosenIds,
  currentPlan,
  type ReportPlan,
  sameSteps,
} from '@hearthlight/domain/report/plan/report-plan'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access.ts'
import type { ReportSources } from './report-sources.ts'

export type PlannedHome = {
  readonly building: Building
  readonly audit: VirtualAudit
  readonly plan: ReportPlan
  /** The stored result, seen through the plan. */
  readonly result: AuditResult
  readonly incentives: readonly IdentifiedIncentive[]
}

/** An assessed home with the plan its owner keeps, or the recommended one. */
export async function readPlannedHome(
  sources: ReportSources,
  scope: HomeScope,
  buildingId: string,
): Promise<PlannedHome> {
  const home = await sources.homeOf(scope, buildingId)
  if (home === null) throw new Problem('report.not-assessed')
  const { building, audit, incentives } = home
  const plan = currentPlan(home.plan, planMeasures(audit, building))
  const measureIds = chosenIds(plan)
  const isStored = sameSteps(measureIds, audit.plan.measure_ids)
  const result = isStored ? audit : await home.withPlan(measureIds)
  return { building, audit, plan, result, incentives }
}
