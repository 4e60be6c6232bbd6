import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { type QuestionCount, questionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { Building } from '@hearthlight/domain/buildings/building'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import type { AidSources } from '@hearthlight/domain/incentives/combination/likely-aid'
import { planSources } from '@hearthlight/domain/report/plan/plan-measures'
import { type CurrentPlan, currentPlan, sameSteps } from '@hearthlight/domain/report/plan/report-plan'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ReportSources } from './report-sources.ts'

export type PlannedHome = {
  readonly building: Building
  readonly audit: VirtualAudit
  readonly plan: CurrentPlan
  /** The stored result, seen through the plan. */
  readonly result: AuditResult
  /** The incentives it sees today. */
  readonly aid: AidSources
  readonly answerCount: QuestionCount
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
  const facts = homeFacts(building, audit.answers)
  const today = dayIn(scope.partner.config.time_zone, sources.now())
  const aid = { incentives, facts, today }
  const plan = currentPlan(home.plan, planSources(audit, building, aid))
  const isStored = sameSteps(plan.measureIds, audit.plan.measure_ids)
  const result = isStored ? audit : await home.withPlan(plan.measureIds)
  const { audit_sections: sections } = scope.partner.config.settings.sections
  const answerCount = questionCount({ sections, mode: building.virtual_audit_mode }, audit.answers)
  return { building, audit, plan, result, aid, answerCount }
}
