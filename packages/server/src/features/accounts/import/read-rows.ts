import { type CheckedRow, checkRow } from '@hearthlight/domain/accounts/import/check-row'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import { noteProgress, type StoredImport } from './account-import-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { keyOfImport } from './import-file.ts'
import { inBatches, readCsv } from './read-csv.ts'
import { insertRefusals, type NewRefusal } from './refused-row-store.ts'
import { type StagedRow, stageRows } from './staged-row-store.ts'

/** Few enough to be forgotten soon: what is still held when the young memory is swept twice stays for long. */
const BATCH_ROWS = 100
const ROWS_AT_ONCE = 5_000
/** A row that cannot be taken is given back with its cells, however long somebody made them. */
const CELL_LENGTH = 500

/** Reads the next rows of the file: those that can be taken wait to be compared. Answers whether there is more to do. */
export async function readRows(
  { db, files, directory, now, csvThreads }: ImportDeps,
  scope: InPartner,
  found: StoredImport,
): Promise<boolean> {
  const stored = await files.get(keyOfImport(found.partner_id, found.id))
  const partner = await directory.byId(scope.partnerId)
  if (stored === undefined || partner === undefined) {
    await end(db, scope, found, { state: 'failed', finished_at: now() })
    return false
  }
  const { country } = partnerIn(partner, 'en').config
  let { counts } = found
  const asker = { partnerId: scope.partnerId, personId: found.id }
  const rest = withoutFirst(
    readCsv(stored.stream, found, (piece) => csvThreads.ask(piece, asker)),
    1 + counts.rows,
  )
  for await (const batch of inBatches(rest, BATCH_ROWS)) {
    await letOthersGo(scope.partnerId)
    const first = counts.rows
    const next = await inPartner(db, scope, async (partnerDb) => {
      const refused = await stageBatch(partnerDb, found, batch, first, country)
      const sum = { ...counts, rows: first + batch.length, refused: counts.refused + refused }
      const isOwn = await noteProgress(partnerDb, found, { state: 'reading', counts: sum, last_key: '' })
      return isOwn ? sum : undefined
    })
    if (next === undefined) return false
    counts = next
    if (counts.rows - found.counts.rows >= ROWS_AT_ONCE) return true
  }
  return end(db, scope, { ...found, counts }, { state: 'comparing' })
}

const end = (
  db: ImportDeps['db'],
  scope: InPartner,
  found: StoredImport,
  to: { readonly state: 'comparing' | 'failed'; readonly finished_at?: Date },
) =>
  inPartner(db, scope, (partnerDb) =>
    noteProgress(partnerDb, found, { ...to, counts: found.counts, last_key: '' }),
  )

async function* withoutFirst<T>(items: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  let left = count
  for await (const item of items) {
    left -= 1
    if (left < 0) yield item
  }
}

/** Answers how many of the rows cannot be taken. The headings are row 1. */
async function stageBatch(
  db: PartnerDb,
  found: StoredImport,
  batch: readonly string[][],
  before: number,
  country: string,
): Promise<number> {
  const checked = batch.map((cells, index) => ({
    cells,
    row: before + index + 2,
    ...checkedRow(cells, found, country),
  }))
  const good = checked.flatMap(({ row, data }): StagedRow[] => (data ? [{ row, data }] : []))
  const kept = await stageRows(db, found, good)
  const refusals = checked.flatMap(({ row, cells, data, problem }): NewRefusal[] => {
    const account = (cells[found.mapping.indexOf('account_id')] ?? '').slice(0, CELL_LENGTH)
    const why = problem ?? (kept.has(row) ? undefined : twice(data?.site_id ?? ''))
    return why ? [{ row, problem: why, account, cells: cells.map((cell) => cell.slice(0, CELL_LENGTH)) }] : []
  })
  await insertRefusals(db, found, refusals)
  return refusals.length
}

const checkedRow = (cells: readonly string[], { mapping }: StoredImport, country: string) => {
  const checked: CheckedRow = checkRow(cells, mapping, country)
  return 'row' in checked ? { data: checked.row, problem: undefined } : { data: undefined, ...checked }
}

const twice = (value: string) => ({ kind: 'twice', field: 'site_id', value }) as const
