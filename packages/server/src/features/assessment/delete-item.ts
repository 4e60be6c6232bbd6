import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { type AssessmentDeps, ownerOf } from './assessment-deps.ts'
import { findItem, removeItem } from './generic-item-store.ts'

export async function deleteItem(deps: AssessmentDeps, scope: Scope, id: string): Promise<void> {
  const owner = ownerOf(scope)
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
