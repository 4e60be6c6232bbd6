import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { features } from '@hearthlight/domain/partner/features'
import { planMeasures } from '@hearthlight/domain/report/plan-measures'
import { chosenIds, currentPlan, type ReportPlan, sameSteps } from '@hearthlight/domain/report/report-plan'
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
  const { building, audit } = await sources.homeOf(scope, buildingId)
  if (audit === null) throw new Problem('report.not-assessed')
  const plan = currentPlan(await sources.planOf(scope, buildingId), planMeasures(audit, building))
  const measureIds = chosenIds(plan)
  const isStored = sameSteps(measureIds, audit.plan.measure_ids)
  const result = isStored ? audit : await sources.withPlan(scope, { building, audit }, measureIds)
  const hasIncentives = features(scope.partner.config, null).incentives
  const incentives = hasIncentives ? await sources.incentivesOf(scope, buildingId) : []
  return { building, audit, plan, result, incentives }
}
