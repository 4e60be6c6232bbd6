import type { ReadingImportCounts } from '@hearthlight/domain/meters/supplied/reading-import'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import type { SuppliedBy } from '../meter-deps.ts'
import { type Taken, takeSupplied } from '../supplied/take-supplied.ts'
import { keyOfReadingImport, type ReadingImportDeps } from './import-deps.ts'
import {
  emptyStaged,
  moveReadingImport,
  nextStaged,
  noteOutcome,
  type StagedSeries,
  type StoredReadingImport,
} from './import-store.ts'

/** Few enough that another partner's work has its turn soon. */
const AT_ONCE = 200

/** Leaves the transaction as if nothing had been done. */
class Undone extends Error {
  readonly taken: Taken
  constructor(taken: Taken) {
    super('undone')
    this.taken = taken
  }
}

/**
 * The next meters of the file: checked by storing them in a transaction that is undone, so that the dry run says just what
 * the import will do; or stored, together with how far it has come. Answers whether there is more to do.
 */
export async function goThrough(
  deps: ReadingImportDeps,
  by: SuppliedBy,
  found: StoredReadingImport,
): Promise<boolean> {
  let { counts, last_no } = found
  for (let done = 0; done < AT_ONCE; done += 1) {
    await letOthersGo(by.partnerId)
    const next = await inPartner(deps.db, by, (db) => nextStaged(db, found, last_no))
    if (next === undefined) return finish(deps, by, found, counts)
    const tried = found.state === 'checking' ? await tryOut(deps, by, next) : undefined
    const sum = await inPartner(deps.db, by, async (db) => {
      const taken = tried ?? (await take(deps, db, by, next))
      const added = sumOf(counts, taken)
      await noteOutcome(db, found, next.no, 'notTaken' in taken ? taken.notTaken : null)
      const moved = { state: found.state, counts: JSON.stringify(added), last_no: next.no }
      if (!(await moveReadingImport(db, found, moved))) throw new Undone(taken)
      return added
    }).catch((error: unknown) => {
      if (error instanceof Undone) return undefined
      throw error
    })
    if (sum === undefined) return false
    counts = sum
    last_no = next.no
  }
  return true
}

const take = (
  deps: ReadingImportDeps,
  db: PartnerDb,
  by: SuppliedBy,
  { home, series, readings }: StagedSeries,
) => takeSupplied(deps, db, by, 'utility', { home, series, readings, confirmed: [] })

async function tryOut(deps: ReadingImportDeps, by: SuppliedBy, staged: StagedSeries): Promise<Taken> {
  try {
    return await inPartner(deps.db, by, async (db) => {
      throw new Undone(await take(deps, db, by, staged))
    })
  } catch (error) {
    if (error instanceof Undone) return error.taken
    throw error
  }
}

function sumOf(counts: ReadingImportCounts, taken: Taken): ReadingImportCounts {
  const done = counts.done + 1
  if ('notTaken' in taken) return { ...counts, done }
  const { added, unchanged, corrected, replaced } = taken.saved
  return {
    ...counts,
    done,
    taken: counts.taken + 1,
    added: counts.added + added,
    unchanged: counts.unchanged + unchanged,
    corrected: counts.corrected + corrected,
    replaced: counts.replaced + replaced,
  }
}

async function finish(
  { db, now, files }: ReadingImportDeps,
  by: SuppliedBy,
  found: StoredReadingImport,
  counts: ReadingImportCounts,
): Promise<false> {
  const isDry = found.state === 'checking'
  await inPartner(db, by, async (partnerDb) => {
    const kept = { counts: JSON.stringify(counts), last_no: 0 }
    if (isDry) return moveReadingImport(partnerDb, found, { state: 'ready', ...kept })
    await emptyStaged(partnerDb, found)
    return moveReadingImport(partnerDb, found, { state: 'done', ...kept, finished_at: now() })
  })
  await files.delete(keyOfReadingImport(found.partner_id, found.id))
  return false
}
