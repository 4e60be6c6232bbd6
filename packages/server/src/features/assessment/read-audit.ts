import { Problem } from '@hearthlight/domain/shared/problem'
import { ENGINE_VERSION } from '@hearthlight/engine'
import type { HomeScope } from '../../platform/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { answersOf, basisOf, questionOf } from './assess-building.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { listItems } from './generic-item-store.ts'
import { readKeyed } from './keyed-result.ts'
import { presentAudit, type ShownAudit } from './present-audit.ts'
import { findAudit, type StoredAudit, writeAudit, writeResult } from './virtual-audit-store.ts'

/** The stored result; when an answer, the record, the prices or the engine has changed since, a new one. */
export async function readAudit(deps: AssessmentDeps, scope: HomeScope, id: string): Promise<ShownAudit> {
  const { config } = scope.partner
  const owner = scope.access
  const { audit, building, items } = await inPartner(deps.db, scope, async (db) => {
    const audit = await findAudit(db, owner, id)
    if (audit === undefined) throw new Problem('shared.not-found')
    const { building_id } = audit
    return {
      audit,
      building: await deps.readBuilding(db, scope, building_id),
      items: await listItems(db, owner, { building_id }),
    }
  })
  const at = deps.now()
  const question = questionOf({ building, answers: answersOf(items), config, climates: deps.climates, at })
  const aid = await deps.aidOf(scope, building, question.answers)
  const basis = basisOf(question, aid)
  const isStale = audit.basis !== basis
  const stored = isStale ? undefined : readKeyed(audit.result)
  if (stored !== undefined) return presentAudit(scope, audit, stored)
  const result = await deps.audits.ask({ question, measureIds: null, aid }, askerOf(scope))
  if (!isStale) {
    await inPartner(deps.db, scope, (db) => writeResult(db, scope, id, result))
    return presentAudit(scope, audit, result)
  }
  const answers = Object.fromEntries(Object.entries(answersOf(items)))
  const record = { type: 'virtual_audit', id, of: audit.building_id }
  const renewed = await change(
    deps.db,
    scope,
    { action: 'assessment.renew', record },
    async (transaction) => {
      const written = await writeAudit(transaction, scope, {
        buildingId: audit.building_id,
        engineVersion: ENGINE_VERSION,
        basis,
        answers,
        result,
        at,
      })
      return { result: written, before: loggedAudit(audit), after: loggedAudit(written) }
    },
  )
  await deps.noteRecommended(scope, audit.building_id)
  return presentAudit(scope, renewed, result)
}

const loggedAudit = ({ engine_version, basis }: StoredAudit) => ({ engine_version, basis })
