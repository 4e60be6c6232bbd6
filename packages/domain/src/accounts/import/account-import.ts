import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'
import { ListOf, listPage } from '../../shared/list-page.ts'
import { ROW_PROBLEMS } from './check-row.ts'
import { ImportMapping, ImportTarget } from './import-mapping.ts'

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
/** Signs of one row; an account has a few hundred. */
export const LONGEST_IMPORT_ROW = 30_000

/**
 * `columns`: the columns are being chosen. `reading` and `comparing`: the dry run. `ready`: it is over, nothing is changed yet.
 * The last three are ends.
 */
export const IMPORT_STATES = [
  'columns',
  'reading',
  'comparing',
  'ready',
  'importing',
  'done',
  'cancelled',
  'failed',
] as const
export const ImportState = z.enum(IMPORT_STATES)
export type ImportState = z.infer<typeof ImportState>

export const isWorking = (state: ImportState) =>
  state === 'reading' || state === 'comparing' || state === 'importing'
/** A dry run may be done again with other columns until something is imported. */
export const mayCheck = (state: ImportState) => state === 'columns' || state === 'ready'
export const mayCancel = (state: ImportState) => isWorking(state) || mayCheck(state)

const Count = z.number().int().nonnegative()

export const ImportCounts = z.object({
  rows: Count.describe('Rows read so far'),
  refused: Count.describe('Rows that cannot be taken'),
  accounts: Count.describe('Accounts in the rows that can'),
  compared: Count,
  same: Count,
  changed: Count,
  added: Count,
  missing: Count.describe('Accounts that are stored and not in the file; they stay as they are'),
  saved: Count.describe('Accounts imported so far'),
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  refused: 0,
  accounts: 0,
  compared: 0,
  same: 0,
  changed: 0,
  added: 0,
  missing: 0,
  saved: 0,
}

export const ImportColumn = z.object({ heading: z.string(), samples: z.array(z.string()) })
export type ImportColumn = z.infer<typeof ImportColumn>

const RefusedKind = z.object({
  kind: z.enum(ROW_PROBLEMS),
  field: ImportTarget.nullable(),
  count: Count,
})

export const AccountImport = z.object({
  state: ImportState,
  file_name: z.string(),
  size: Count.describe('Bytes'),
  columns: z.array(ImportColumn),
  mapping: ImportMapping,
  counts: ImportCounts,
  refused_by: z.array(RefusedKind).describe('Rows that cannot be taken, by what is wrong with them'),
  started_by: z.string().describe('Name of the member of staff'),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  version: Count.describe('To be sent with what changes it'),
})
export type AccountImport = z.infer<typeof AccountImport>
export const AccountImportResponse = One('account_import', AccountImport)
export const AccountImportsQuery = listPage(['created_at'], '-created_at')
export const AccountImportsResponse = ListOf('account_import', AccountImport)

export const CheckImport = z.object({ mapping: ImportMapping, version: Count })
export const ImportStep = z.object({ version: Count })

export const RefusedRow = z.object({
  row: Count.describe('Line of the file, the headings being the first'),
  kind: z.enum(ROW_PROBLEMS),
  field: ImportTarget.nullable(),
  value: z.string(),
  account: z.string(),
})
export type RefusedRow = z.infer<typeof RefusedRow>
export const RefusedRowsQuery = z.object({
  after: z.coerce.number().int().nonnegative().default(0).describe('The last row that was seen'),
  kind: z.enum(ROW_PROBLEMS).optional(),
  field: ImportTarget.optional(),
})
export const RefusedRowsResponse = Many('refused_row', RefusedRow)
