import { inPartner } from '../../../platform/database/in-partner.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { findImport, type StoredImport } from './account-import-store.ts'
import { compareAccounts } from './compare-accounts.ts'
import type { ImportDeps } from './import-deps.ts'
import { readRows } from './read-rows.ts'
import { saveImported } from './save-imported.ts'

/**
 * One piece of an import, a few seconds long, so that other work has its turn and a server that stops loses little. How far
 * it has come is kept with every batch: the next piece, or this one again, goes on there.
 */
export async function workOnImport(
  deps: ImportDeps,
  scope: InPartner,
  { id, version }: Pick<StoredImport, 'id' | 'version'>,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findImport(db, scope, id))
  // Stopped or begun anew since this piece was asked for.
  if (found === undefined || found.version !== version) return
  const isToGoOn = await workOf(deps, scope, found)
  if (isToGoOn) await inPartner(deps.db, scope, (db) => deps.goOn(db, scope, found))
}

function workOf(deps: ImportDeps, scope: InPartner, found: StoredImport): Promise<boolean> {
  switch (found.state) {
    case 'reading':
      return readRows(deps, scope, found)
    case 'comparing':
      return compareAccounts(deps, scope, found)
    case 'importing':
      return saveImported(deps, scope, found)
    default:
      return Promise.resolve(false)
  }
}
