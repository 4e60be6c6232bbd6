import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { askerOf } from '../../../platform/threads/asker-of.ts'
import { basisOf, questionOf } from '../assess-building.ts'
import type { AssessmentDeps } from '../assessment-deps.ts'
import { inWords } from '../compute/keyed-result.ts'
import type { HomeSnapshot } from '../home-snapshot.ts'
import { findPlannedResult, writePlannedResult } from './planned-result-store.ts'

/**
 * A stored audit with another plan: the same computation as the what-if in the browser. The last one of a home is kept:
 * its list, its report and its paper ask for the same one.
 */
export async function auditWithPlan(
  deps: Pick<AssessmentDeps, 'db' | 'climates' | 'audits' | 'computeOnce'>,
  scope: HomeScope,
  {
    building,
    answers,
    metered,
    audit,
  }: Pick<HomeSnapshot, 'building' | 'answers' | 'metered'> & { readonly audit: VirtualAudit },
  measureIds: readonly string[],
): Promise<AuditResult> {
  const { config } = scope.partner
  const at = new Date(audit.computed_at)
  const question = questionOf({ building, answers, metered, config, climates: deps.climates, at })
  const made = { buildingId: building.id, basis: basisOf(question, undefined), measureIds }
  const work = { buildingId: made.buildingId, key: `plan ${made.basis} ${measureIds.join(' ')}` }
  const planned = await deps.computeOnce(scope, work, {
    find: (db) => findPlannedResult(db, scope, made),
    make: async () => {
      const result = await deps.audits.ask({ question, measureIds }, askerOf(scope))
      await inPartner(deps.db, scope, (db) => writePlannedResult(db, scope, made, result))
      return result
    },
  })
  const result = inWords(planned, scope)
  return { ...result, measures: result.measures.map(recommendedBy(audit)) }
}

/** A measure that is in the plan of a person, or out of it, is recommended or not all the same. */
function recommendedBy(audit: VirtualAudit) {
  const ids = new Set(audit.measures.filter((one) => one.is_recommended).map(({ id }) => id))
  return (measure: AuditResult['measures'][number]) => ({ ...measure, is_recommended: ids.has(measure.id) })
}
