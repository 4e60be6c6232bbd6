import { z } from 'zod'
import { defineJob, type Job, type Jobs } from '../../../platform/jobs/job.ts'
import { deleteImport, listImportsBefore } from './account-import-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { keyOfImport } from './import-file.ts'
import { workOnImport } from './work-on-import.ts'

const Piece = z.object({ partnerId: z.string(), id: z.string(), version: z.number() })
const DAY_MS = 86_400_000
const KEPT_DAYS = 30

/** Imports run as pieces of work, each of which asks for the next. */
export function accountImports({
  jobs,
  ...given
}: Omit<ImportDeps, 'goOn'> & { readonly jobs: Jobs }): ImportDeps & { readonly jobs: readonly Job[] } {
  const job = defineJob('accounts.import', Piece, ({ partnerId, ...which }) =>
    workOnImport(deps, { partnerId }, which),
  )
  const deps: ImportDeps = {
    ...given,
    goOn: (db, { partnerId }, { id, version }) => jobs.enqueue(db, job, { partnerId, id, version }),
  }
  return { ...deps, jobs: [job] }
}

/** The file of an import holds people's addresses: it goes with the import after a month. */
export async function forgetImports({
  db,
  now,
  files,
}: Pick<ImportDeps, 'db' | 'now' | 'files'>): Promise<void> {
  const day = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  for (const { partner_id, id } of await listImportsBefore(db, day)) {
    await files.delete(keyOfImport(partner_id, id))
    await deleteImport(db, partner_id, id)
  }
}
