import { planSources } from '@hearthlight/domain/report/plan/plan-measures'
import { currentPlan, sameSteps } from '@hearthlight/domain/report/plan/report-plan'
import type { HomeScope } from '../../../platform/access/access.ts'
import { aidSources } from '../aid-sources.ts'
import type { AssessmentDeps } from '../assessment-deps.ts'
import type { HomeSnapshot } from '../home-snapshot.ts'
import type { ShownAudit } from '../present-audit.ts'
import { readAudit } from '../read-audit.ts'
import { auditWithPlan } from './audit-with-plan.ts'

/** The audit as the person's kept plan sees it, so that no page first shows another plan. */
export async function readPlannedAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  home: HomeSnapshot,
): Promise<ShownAudit> {
  const audit = await readAudit(deps, scope, home)
  const { attributes } = audit
  const isByBudget = home.plan?.order === 'budget'
  const aid = isByBudget ? aidSources(scope, home, home.answers, deps.now()) : undefined
  const { measureIds } = currentPlan(home.plan, planSources(attributes, home.building, aid))
  if (sameSteps(measureIds, attributes.plan.measure_ids)) return audit
  const result = await auditWithPlan(deps, scope, { ...home, audit: attributes }, measureIds)
  return { ...audit, attributes: { ...attributes, ...result } }
}
