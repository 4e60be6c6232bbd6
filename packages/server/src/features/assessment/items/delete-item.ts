import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { AssessmentDeps } from '../assessment-deps.ts'
import { findItem, removeItem } from './generic-item-store.ts'

export async function deleteItem(deps: AssessmentDeps, scope: HomeScope, id: string): Promise<void> {
  requireHomePermission(scope, 'change')
  const owner = scope.access
  await inPartner(deps.db, scope, async (transaction) => {
    const item = await findItem(transaction, owner, id)
    if (item === undefined) throw new Problem('shared.not-found')
    const what = { action: 'assessment.delete', record: { type: 'generic_item', id, of: item.building_id } }
    await change(transaction, scope, what, async (db) => {
      await removeItem(db, scope.partnerId, id)
      return { result: undefined, before: item.data }
    })
  })
}
