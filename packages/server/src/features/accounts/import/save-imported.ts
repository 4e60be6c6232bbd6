import { change } from '../../../platform/audit-log/change.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import { saveAccounts } from '../account-system/utility-account-store.ts'
import { noteProgress, type StoredImport } from './account-import-store.ts'
import { BATCHES_AT_ONCE, compareNext } from './compare-accounts.ts'
import type { ImportDeps } from './import-deps.ts'
import { deleteStaged } from './staged-row-store.ts'

/** Writes the next accounts that differ from what is stored. Answers whether there is more to do. */
export async function saveImported(
  { db, now }: ImportDeps,
  scope: InPartner,
  found: StoredImport,
): Promise<boolean> {
  const by = { ...scope, actor: { kind: 'system' }, requestId: 'import-accounts' } as const
  const what = { action: 'account_import.save', record: { type: 'account_import', id: found.id } }
  let { counts, last_key } = found
  for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) {
    await letOthersGo(scope.partnerId)
    const next = await change(db, by, what, async (changeDb) => {
      const { lastKey, total, added, changed } = await compareNext(changeDb, scope, found, last_key)
      const sum = { ...counts, saved: counts.saved + total }
      const isOver = lastKey === undefined
      const end = isOver
        ? ({ state: 'done', finished_at: now() } as const)
        : ({ state: 'importing' } as const)
      const progress = { ...end, counts: sum, last_key: lastKey ?? '' }
      const nothing = { result: undefined, before: {}, after: {} }
      // Before anything is written: whoever stopped the import stops this batch too.
      if (!(await noteProgress(changeDb, found, progress))) return nothing
      if (isOver) {
        await deleteStaged(changeDb, found)
        return nothing
      }
      await saveAccounts(changeDb, scope, [...added, ...changed])
      const after = { added: added.length, changed: changed.length }
      return { result: progress, before: { added: 0, changed: 0 }, after }
    })
    if (next === undefined) return false
    counts = next.counts
    last_key = next.last_key
  }
  return true
}
