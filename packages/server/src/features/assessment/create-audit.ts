import { ENGINE_VERSION } from '@hearthlight/engine'
import { type HomeScope, requireDeed } from '../../platform/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { answersOf, basisOf, questionOf } from './assess-building.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { listItems } from './generic-item-store.ts'
import { presentAudit, type ShownAudit } from './present-audit.ts'
import { writeAudit } from './virtual-audit-store.ts'

/** Assesses a building by its answers: from now on it has an audit. Again gives the same audit, renewed. */
export async function createAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<ShownAudit> {
  requireDeed(scope, 'change')
  const { config } = scope.partner
  const at = deps.now()
  const { building, items } = await inPartner(deps.db, scope, async (db) => ({
    building: await deps.readBuilding(db, scope, buildingId),
    items: await listItems(db, scope.access, { building_id: buildingId }),
  }))
  const question = questionOf({ building, answers: answersOf(items), config, climates: deps.climates, at })
  const aid = await deps.aidOf(scope, building, question.answers)
  const result = await deps.audits.ask({ question, measureIds: null, aid }, askerOf(scope))
  const what = { action: 'assessment.submit', record: { type: 'virtual_audit', of: buildingId } }
  const audit = await change(deps.db, scope, what, async (transaction) => {
    const written = await writeAudit(transaction, scope, {
      buildingId,
      engineVersion: ENGINE_VERSION,
      basis: basisOf(question, aid),
      answers: Object.fromEntries(items.map((item) => [item.item_type, item.data])),
      result,
      at,
    })
    const after = { engine_version: ENGINE_VERSION, building_id: buildingId }
    return { result: written, id: written.id, after }
  })
  await deps.noteRecommended(scope, buildingId)
  return presentAudit(scope, audit, result)
}
