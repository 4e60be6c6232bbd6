import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { auditBasis } from './audit-basis.ts'
import { presentAudit } from './present-audit.ts'
import { renewAudit } from './renew-audit.ts'

/** Calculates the result of a home anew, whether or not anything has changed since. */
export async function recalculateAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<void> {
  const home = await deps.homeOf(scope, { buildingId })
  if (home.audit === undefined) throw new Problem('admin-homes.not-assessed')
  const renewed = await renewAudit(deps, scope, home.audit, auditBasis(deps, scope, home))
  const { attributes } = presentAudit(scope, renewed.audit, renewed.result)
  await deps.noteRecommended(scope, home, attributes)
}
