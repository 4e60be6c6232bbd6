import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { HomeScope } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { answersOf, basisOf, questionOf } from './assess-building.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { listItems } from './generic-item-store.ts'
import { inWords } from './keyed-result.ts'
import { findPlannedResult, writePlannedResult } from './planned-result-store.ts'

/**
 * A stored audit with another plan: the same computation as the what-if in the browser. The last one of a home is kept:
 * its list, its report and its paper ask for the same one.
 */
export async function auditWithPlan(
  deps: Pick<AssessmentDeps, 'db' | 'climates' | 'audits' | 'computeOnce'>,
  scope: HomeScope,
  home: { readonly building: Building; readonly audit: VirtualAudit },
  measureIds: readonly string[],
): Promise<AuditResult> {
  const { config } = scope.partner
  const items = await inPartner(deps.db, scope, (db) =>
    listItems(db, scope.access, { building_id: home.building.id }),
  )
  const at = new Date(home.audit.computed_at)
  const question = questionOf({
    building: home.building,
    answers: answersOf(items),
    config,
    climates: deps.climates,
    at,
  })
  const made = { buildingId: home.building.id, basis: basisOf(question, undefined), measureIds }
  const work = { buildingId: made.buildingId, key: `plan ${made.basis} ${measureIds.join(' ')}` }
  const planned = await deps.computeOnce(scope, work, {
    find: (db) => findPlannedResult(db, scope, made),
    make: async () => {
      const result = await deps.audits.ask({ question, measureIds }, askerOf(scope))
      await inPartner(deps.db, scope, (db) => writePlannedResult(db, scope, made, result))
      return result
    },
  })
  return inWords(planned, scope)
}
