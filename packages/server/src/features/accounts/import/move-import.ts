import { mayCancel, mayCheck, NO_COUNTS } from '@hearthlight/domain/accounts/import/account-import'
import { type ImportMapping, mappingFaults } from '@hearthlight/domain/accounts/import/import-mapping'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import { type Changed, change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lockImport, moveImport, type StoredImport } from './account-import-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { deleteRefusals } from './refused-row-store.ts'
import { deleteStaged } from './staged-row-store.ts'

type Which = { readonly id: string; readonly version: number }

/** The dry run: reads the whole file by these columns, and changes nothing. */
export function checkImport(
  deps: ImportDeps,
  scope: Scope,
  which: Which,
  mapping: ImportMapping,
): Promise<StoredImport> {
  return moving(deps, scope, 'account_import.check', which, async (db, found) => {
    if (!mayCheck(found.state)) throw new Problem('admin-imports.over')
    refuseMapping(found, mapping)
    await deleteStaged(db, found)
    await deleteRefusals(db, found)
    const result = await moveImport(db, found, { state: 'reading', counts: NO_COUNTS, mapping })
    await deps.goOn(db, scope, result)
    return { result, after: { mapping } }
  })
}

export function runImport(deps: ImportDeps, scope: Scope, which: Which): Promise<StoredImport> {
  return moving(deps, scope, 'account_import.run', which, async (db, found) => {
    if (found.state !== 'ready') throw new Problem('admin-imports.over')
    const result = await moveImport(db, found, { state: 'importing', counts: found.counts })
    await deps.goOn(db, scope, result)
    return { result, after: { ...found.counts } }
  })
}

/** Work that is under way ends with the batch it is at. What was imported until then stays. */
export function cancelImport(deps: ImportDeps, scope: Scope, which: Which): Promise<StoredImport> {
  return moving(deps, scope, 'account_import.cancel', which, async (db, found) => {
    if (!mayCancel(found.state)) throw new Problem('admin-imports.over')
    const end = { state: 'cancelled', counts: found.counts, finished_at: deps.now() } as const
    const result = await moveImport(db, found, end)
    await deleteStaged(db, found)
    return { result, before: { state: found.state }, after: { state: result.state } }
  })
}

function moving(
  { db }: ImportDeps,
  scope: Scope,
  action: string,
  { id, version }: Which,
  work: (db: ChangeDb, found: StoredImport) => Promise<Changed<StoredImport>>,
): Promise<StoredImport> {
  return change(db, scope, { action, record: { type: 'account_import', id } }, async (changeDb) => {
    const found = await lockImport(changeDb, scope, id)
    if (found === undefined) throw new Problem('shared.not-found')
    if (found.version !== version) throw new Problem('admin-imports.stale')
    return work(changeDb, found)
  })
}

function refuseMapping({ columns }: StoredImport, mapping: ImportMapping): void {
  const { missing, twice } = mappingFaults(mapping)
  if (mapping.length === columns.length && missing.length === 0 && twice.length === 0) return
  const message = problemTextKey('admin-imports.columns')
  throw new Problem('admin-imports.columns', { fields: [{ pointer: '/mapping', message }] })
}
