import { Problem } from '@hearthlight/domain/shared/problem'
import { recordAudit } from '../../platform/audit-log-store.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { type AssessmentDeps, ownerOf } from './assessment-deps.ts'
import { findItem, removeItem } from './generic-item-store.ts'

export async function deleteItem(deps: AssessmentDeps, scope: Scope, id: string): Promise<void> {
  const owner = ownerOf(scope)
  await inPartner(deps.db, scope, async (transaction) => {
    const item = await findItem(transaction, owner, id)
    if (item === undefined) throw new Problem('shared.not-found')
    await removeItem(transaction, scope.partnerId, id)
    await recordAudit(transaction, scope, {
      action: 'assessment.delete',
      record_type: 'generic_item',
      record_id: id,
      before: item.data,
    })
  })
}
