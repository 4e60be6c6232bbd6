import { homeFacts } from '@hearthlight/domain/incentives/home-facts'
import type { HomeForIncentives } from '@hearthlight/domain/incentives/present-incentive'
import { formats } from '@hearthlight/domain/partner/formats'
import { auditPlaceholders } from '@hearthlight/domain/report/audit-placeholders'
import { measureWork } from '@hearthlight/domain/report/plan-view'
import { answersOf } from './features/assessment/assess-building.ts'
import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { listItems } from './features/assessment/generic-item-store.ts'
import { readAudit } from './features/assessment/read-audit.ts'
import type { HomeScope } from './platform/access.ts'
import { inPartner } from './platform/database/in-partner.ts'

/** What incentives may know of a home: its record, its answers and, once assessed, its measures and savings. */
export const homeForIncentives =
  (deps: AssessmentDeps) =>
  async (scope: HomeScope, buildingId: string): Promise<HomeForIncentives> => {
    const { building, items } = await inPartner(deps.db, scope, async (db) => ({
      building: await deps.readBuilding(db, scope, buildingId),
      items: await listItems(db, scope.access, { building_id: buildingId }),
    }))
    const facts = homeFacts(building, answersOf(items))
    const auditId = building.extra_info.virtual_audit
    if (auditId === null) return { facts, measures: null, placeholders: {} }
    const { attributes } = await readAudit(deps, scope, auditId)
    const placeholders = auditPlaceholders(attributes, formats(scope.partner.config, scope.language))
    return { facts, measures: attributes.measures.map(measureWork), placeholders }
  }
