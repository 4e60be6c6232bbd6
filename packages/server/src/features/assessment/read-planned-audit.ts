import { planMeasures } from '@hearthlight/domain/report/plan/plan-measures'
import { chosenIds, currentPlan, sameSteps } from '@hearthlight/domain/report/plan/report-plan'
import type { HomeScope } from '../../platform/access.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { auditWithPlan } from './audit-with-plan.ts'
import type { HomeSnapshot } from './home-snapshot.ts'
import type { ShownAudit } from './present-audit.ts'
import { readAudit } from './read-audit.ts'

/** The audit as the person's kept plan sees it, so that no page first shows another plan. */
export async function readPlannedAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  home: HomeSnapshot,
): Promise<ShownAudit> {
  const audit = await readAudit(deps, scope, home)
  const { attributes } = audit
  const measureIds = chosenIds(currentPlan(home.plan, planMeasures(attributes, home.building)))
  if (sameSteps(measureIds, attributes.plan.measure_ids)) return audit
  const result = await auditWithPlan(deps, scope, { ...home, audit: attributes }, measureIds)
  return { ...audit, attributes: { ...attributes, ...result } }
}
