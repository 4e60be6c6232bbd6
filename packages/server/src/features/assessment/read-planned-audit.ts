import { planMeasures } from '@hearthlight/domain/report/plan-measures'
import { chosenIds, currentPlan, sameSteps } from '@hearthlight/domain/report/report-plan'
import type { HomeScope } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { auditWithPlan } from './audit-with-plan.ts'
import type { ShownAudit } from './present-audit.ts'
import { readAudit } from './read-audit.ts'

/** The audit as the person's kept plan sees it, so that no page first shows another plan. */
export async function readPlannedAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  id: string,
): Promise<ShownAudit> {
  const audit = await readAudit(deps, scope, id)
  const { attributes } = audit
  const building = await inPartner(deps.db, scope, (db) =>
    deps.readBuilding(db, scope, attributes.building_id),
  )
  const kept = await deps.planOf(scope, building.id)
  const measureIds = chosenIds(currentPlan(kept, planMeasures(attributes, building)))
  if (sameSteps(measureIds, attributes.plan.measure_ids)) return audit
  const result = await auditWithPlan(deps, scope, { building, audit: attributes }, measureIds)
  return { ...audit, attributes: { ...attributes, ...result } }
}
