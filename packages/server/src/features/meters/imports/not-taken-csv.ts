import type { Translate } from '@hearthlight/domain/shared/translate'
import { csvLines } from '../../../platform/csv/csv-lines.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { listNotTaken, type StoredReadingImport } from './import-store.ts'

const BATCH = 500
const COLUMNS = [
  'account_number',
  'site_number',
  'address',
  'zip',
  'meter',
  'fuel',
  'readings',
  'why',
] as const

/** Every meter of which nothing is stored, and why. */
export async function* notTakenCsv(
  db: PlatformDb,
  scope: InPartner,
  found: StoredReadingImport,
  translate: Translate,
): AsyncGenerator<string> {
  yield csvLines([COLUMNS.map((name) => translate(`admin-readings:csv.${name}`))])
  for (let after = 0; ; ) {
    const rows = await inPartner(db, scope, (partnerDb) => listNotTaken(partnerDb, found, after, BATCH))
    for (const { home, series, count, why } of rows) {
      const { account_number, site_number, address, zip } = home
      const reason = translate(`admin-readings:why.${why}`)
      yield csvLines([[account_number, site_number, address, zip, series.point, series.fuel, count, reason]])
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.no
  }
}
