import type { DocumentDeps } from './document-deps.ts'
import { listUnheld, listWaiting } from './files/document-file-store.ts'
import { examineLater } from './files/examine-file.ts'
import { discardUnheld } from './files/stored-file.ts'

const HOUR_MS = 3_600_000
/** Nobody sends one file for a day. */
const ARRIVING_MS = 24 * HOUR_MS

/** Files of homes and people that were deleted, and of uploads that ended with the server; and what still waits. */
export async function sweepDocuments(deps: DocumentDeps): Promise<void> {
  const now = deps.now().getTime()
  for (const file of await listUnheld(deps.db, new Date(now - ARRIVING_MS))) await discardUnheld(deps, file)
  for (const { scan, ...file } of await listWaiting(deps.db, new Date(now - HOUR_MS)))
    await examineLater(deps, deps.db, file, scan)
}
