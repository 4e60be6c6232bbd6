import { ENGINE_VERSION } from '@hearthlight/engine'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { announce } from '../../platform/outbox/outbox-store.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { auditBasis } from './audit-basis.ts'
import { presentAudit, type ShownAudit } from './present-audit.ts'
import { writeAudit } from './virtual-audit-store.ts'

/** Assesses a building by its answers: from now on it has an audit. Again gives the same audit, renewed. */
export async function createAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<ShownAudit> {
  requireHomePermission(scope, 'change')
  const home = await deps.homeOf(scope, { buildingId })
  const { question, aid, basis, at } = auditBasis(deps, scope, home)
  const result = await deps.audits.ask({ question, measureIds: null, aid }, askerOf(scope))
  const what = { action: 'assessment.submit', record: { type: 'virtual_audit', of: buildingId } }
  const audit = await change(deps.db, scope, what, async (transaction) => {
    const written = await writeAudit(transaction, scope, {
      buildingId,
      engineVersion: ENGINE_VERSION,
      basis,
      answers: Object.fromEntries(Object.entries(home.answers)),
      result,
      at,
    })
    const after = { engine_version: ENGINE_VERSION, building_id: buildingId }
    const data = { result_id: written.id, ...after }
    await announce(transaction, scope, { type: 'assessment.finished', data }, at)
    return { result: written, id: written.id, after }
  })
  const shown = presentAudit(scope, audit, result)
  await deps.noteRecommended(scope, home, shown.attributes)
  return shown
}
