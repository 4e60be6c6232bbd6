import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { answersOf, basisOf, questionOf } from './assess-building.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { listItems } from './generic-item-store.ts'
import { readKeyed } from './keyed-result.ts'
import { presentAudit, type ShownAudit } from './present-audit.ts'
import { renewAudit } from './renew-audit.ts'
import { findAudit, type StoredAudit } from './virtual-audit-store.ts'

/** The stored result; when an answer, the record, the prices or the engine has changed since, a new one. */
export async function readAudit(deps: AssessmentDeps, scope: HomeScope, id: string): Promise<ShownAudit> {
  const { config } = scope.partner
  const { audit, building, items } = await inPartner(deps.db, scope, async (db) => {
    const audit = await mustFindAudit(db, scope, id)
    const { building_id } = audit
    return {
      audit,
      building: await deps.readBuilding(db, scope, building_id),
      items: await listItems(db, scope.access, { building_id }),
    }
  })
  const at = deps.now()
  const question = questionOf({ building, answers: answersOf(items), config, climates: deps.climates, at })
  const aid = await deps.aidOf(scope, building, question.answers)
  const basis = basisOf(question, aid)
  const stored = freshResult(audit, basis)
  if (stored !== undefined) return presentAudit(scope, audit, stored)
  let isOwnWork = false
  const current = await deps.computeOnce(
    scope,
    { buildingId: audit.building_id, key: `audit ${basis}` },
    {
      find: async (db) => {
        const found = await mustFindAudit(db, scope, id)
        const result = freshResult(found, basis)
        return result && { audit: found, result }
      },
      make: () => {
        isOwnWork = true
        return renewAudit(deps, scope, audit, { question, aid, basis, at })
      },
    },
  )
  if (isOwnWork && audit.basis !== basis) await deps.noteRecommended(scope, audit.building_id)
  return presentAudit(scope, current.audit, current.result)
}

async function mustFindAudit(db: PartnerDb, scope: HomeScope, id: string): Promise<StoredAudit> {
  const audit = await findAudit(db, scope.access, id)
  if (audit === undefined) throw new Problem('shared.not-found')
  return audit
}

const freshResult = (audit: StoredAudit, basis: string) =>
  audit.basis === basis ? readKeyed(audit.result) : undefined
