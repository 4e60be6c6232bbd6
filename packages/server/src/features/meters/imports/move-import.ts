import { mayStop, NO_READING_COUNTS } from '@hearthlight/domain/meters/supplied/reading-import'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { keyOfReadingImport, type ReadingImportDeps } from './import-deps.ts'
import {
  deleteStaged,
  findReadingImport,
  lockReadingImport,
  moveReadingImport,
  type StoredReadingImport,
} from './import-store.ts'

type Which = { readonly id: string; readonly version: number }

/** Stores what the dry run has shown. */
export const runReadingImport = (
  deps: ReadingImportDeps,
  scope: Scope,
  which: Which,
): Promise<StoredReadingImport> =>
  moving(deps, scope, 'run', which, async (db, found) => {
    if (found.state !== 'ready') throw new Problem('admin-readings.over')
    const again = { ...NO_READING_COUNTS, series: found.counts.series, readings: found.counts.readings }
    const counts = JSON.stringify({ ...again, unreadable: found.counts.unreadable })
    const version = found.version + 1
    await moveReadingImport(db, found, { state: 'importing', version, counts, last_no: 0 })
    await deps.goOn(db, scope, { id: found.id, version })
  })

/** Work that is under way ends with the meter it is at. What was stored until then stays. */
export async function cancelReadingImport(
  deps: ReadingImportDeps,
  scope: Scope,
  which: Which,
): Promise<StoredReadingImport> {
  const cancelled = await moving(deps, scope, 'cancel', which, async (db, found) => {
    if (!mayStop(found.state)) throw new Problem('admin-readings.over')
    const moved = { state: 'cancelled', version: found.version + 1, finished_at: deps.now() } as const
    await moveReadingImport(db, found, moved)
    await deleteStaged(db, found)
  })
  await deps.files.delete(keyOfReadingImport(scope.partnerId, which.id))
  return cancelled
}

function moving(
  { db }: ReadingImportDeps,
  scope: Scope,
  step: 'run' | 'cancel',
  { id, version }: Which,
  move: (db: ChangeDb, found: StoredReadingImport) => Promise<void>,
): Promise<StoredReadingImport> {
  const what = { action: `reading_import.${step}`, record: { type: 'reading_import', id } }
  return change(db, scope, what, async (changeDb) => {
    const found = await lockReadingImport(changeDb, scope, id)
    if (found === undefined) throw new Problem('shared.not-found')
    if (found.version !== version) throw new Problem('admin-readings.over')
    await move(changeDb, found)
    const result = (await findReadingImport(changeDb, scope, id)) ?? found
    return { result, before: { state: found.state }, after: { state: result.state } }
  })
}
