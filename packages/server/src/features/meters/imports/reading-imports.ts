import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { defineJob, type Job, type Jobs } from '../../../platform/jobs/job.ts'
import type { SuppliedBy } from '../meter-deps.ts'
import { byPartner } from './by-partner.ts'
import { goThrough } from './go-through.ts'
import { keyOfReadingImport, type ReadingImportDeps } from './import-deps.ts'
import {
  deleteReadingImport,
  findReadingImport,
  listReadingImportsBefore,
  type StoredReadingImport,
} from './import-store.ts'
import { stageFile } from './stage-file.ts'

const Piece = z.object({ partnerId: z.string(), id: z.string(), version: z.number() })
const DAY_MS = 86_400_000
const KEPT_DAYS = 30

/** Imports run as pieces of work, each of which asks for the next; partners take turns with theirs. */
export function readingImports({
  jobs,
  ...given
}: Omit<ReadingImportDeps, 'goOn'> & { readonly jobs: Jobs }): ReadingImportDeps & {
  readonly jobs: readonly Job[]
} {
  const job = defineJob('meters.import', Piece, (piece) => workOn(deps, piece))
  const deps: ReadingImportDeps = {
    ...given,
    goOn: (db, { partnerId }, { id, version }) => jobs.enqueue(db, job, { partnerId, id, version }),
  }
  return { ...deps, jobs: [job] }
}

async function workOn(
  deps: ReadingImportDeps,
  { partnerId, id, version }: z.infer<typeof Piece>,
): Promise<void> {
  const found = await inPartner(deps.db, { partnerId }, (db) => findReadingImport(db, { partnerId }, id))
  const by = await byPartner(deps, partnerId, `reading-import ${id}`)
  // Stopped since this piece was asked for, or the partner is gone.
  if (found === undefined || found.version !== version || by === undefined) return
  const isToGoOn = await stepOf(deps, by, found)
  if (isToGoOn) await inPartner(deps.db, by, (db) => deps.goOn(db, by, found))
}

function stepOf(deps: ReadingImportDeps, by: SuppliedBy, found: StoredReadingImport): Promise<boolean> {
  if (found.state === 'reading') return stageFile(deps, by, found)
  const isGoingThrough = found.state === 'checking' || found.state === 'importing'
  return isGoingThrough ? goThrough(deps, by, found) : Promise.resolve(false)
}

/** Files and reports name accounts of people: they go after a month. */
export async function forgetReadingImports({
  db,
  now,
  files,
}: Pick<ReadingImportDeps, 'db' | 'now' | 'files'>): Promise<void> {
  const day = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  for (const { partner_id, id } of await listReadingImportsBefore(db, day)) {
    await files.delete(keyOfReadingImport(partner_id, id))
    await deleteReadingImport(db, partner_id, id)
  }
}
