import type { Answers } from '@hearthlight/domain/assessment/answers'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { HomeScope } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { answersOf } from './assess-building.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { listItems } from './generic-item-store.ts'
import { readAudit } from './read-audit.ts'

export type Home = {
  readonly building: Building
  readonly answers: Answers
  /** Absent until the assessment is finished. */
  readonly audit: VirtualAudit | null
}

/** All that is known about a home of this person, for features that judge by it. */
export async function readHome(deps: AssessmentDeps, scope: HomeScope, buildingId: string): Promise<Home> {
  const { building, items } = await inPartner(deps.db, scope, async (db) => ({
    building: await deps.readBuilding(db, scope, buildingId),
    items: await listItems(db, scope.access, { building_id: buildingId }),
  }))
  const auditId = building.extra_info.virtual_audit
  const audit = auditId === null ? null : (await readAudit(deps, scope, auditId)).attributes
  return { building, answers: answersOf(items), audit }
}
