import { tellsOfPeople } from '@hearthlight/domain/exports/export-columns'
import { type ExportChoice, type ExportPreview, FIRST_ROWS } from '@hearthlight/domain/exports/export-file'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ExportDeps } from './export-deps.ts'
import { countRows } from './export-rows-store.ts'
import { readChoice, readRows } from './read-rows.ts'
import { reckonBytes } from './stream-rows.ts'

/** Enough to reckon the size of all from. */
const SAMPLE = 100
const HIDDEN = '••••••••'

/** How much a choice comes to, and how it begins. A restricted answer is read in the file alone, which is logged. */
export const previewExport = (deps: ExportDeps, scope: Scope, choice: ExportChoice): Promise<ExportPreview> =>
  inPartner(deps.db, scope, async (db) => {
    const reading = await readChoice(deps, db, scope, choice)
    const { columns } = reading.form
    const { rows, people } = await countRows(db, scope, reading.what, reading.rows)
    const sample = await readRows(deps, db, scope, reading, { limit: SAMPLE, withheld: HIDDEN })
    return {
      rows,
      people: tellsOfPeople(reading.what, columns) ? people : 0,
      bytes: reckonBytes(reading.form, sample, rows),
      columns: [...columns],
      first: sample.slice(0, FIRST_ROWS).map((row) => columns.map((column) => String(row[column] ?? ''))),
    }
  })
