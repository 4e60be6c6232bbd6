import type { Translate } from '@hearthlight/domain/shared/translate'
import { csvLines } from '../../../platform/csv/csv-lines.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { StoredImport } from './account-import-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { listRefusals } from './refused-row-store.ts'

const BATCH = 500

/** The rows that cannot be taken as they came, with what is wrong with each: to be repaired and given again. */
export async function* refusedRowsCsv(
  { db }: Pick<ImportDeps, 'db'>,
  scope: InPartner,
  found: StoredImport,
  translate: Translate,
): AsyncGenerator<string> {
  const problem = translate('admin-imports:csv.problem')
  yield toLine([...found.columns.map(({ heading }) => heading), translate('admin-imports:csv.row'), problem])
  for (let after = 0; ; ) {
    const rows = await inPartner(db, scope, (db) => listRefusals(db, found, { after, limit: BATCH }))
    for (const { row, kind, field, cells } of rows) {
      const name = field === null ? '' : translate(`admin-imports:target.${field}`)
      yield toLine([...cells, String(row), translate(`admin-imports:problem_of.${kind}`, { field: name })])
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.row
  }
}

const toLine = (cells: readonly string[]) => csvLines([cells])
