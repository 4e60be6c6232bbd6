import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'
import { ListOf, listPage } from '../../shared/list-page.ts'
import { METER_FILE_PROBLEMS } from '../meter-file-problem.ts'
import { NOT_TAKEN } from './supplied-readings.ts'

export const MOST_IMPORT_BYTES = 500_000_000

/** `reading` and `checking`: the dry run. `ready`: it is over, and nothing is stored yet. The last three are ends. */
export const READING_IMPORT_STATES = [
  ...(['reading', 'checking', 'ready', 'importing', 'done', 'cancelled', 'failed'] as const),
] as const
export type ReadingImportState = (typeof READING_IMPORT_STATES)[number]

export const isAtWork = (state: ReadingImportState): boolean =>
  state === 'reading' || state === 'checking' || state === 'importing'
export const mayStop = (state: ReadingImportState): boolean => isAtWork(state) || state === 'ready'

const Count = z.int().nonnegative()

export const ReadingImportCounts = z.object({
  series: Count.describe('Meters in the file'),
  readings: Count,
  unreadable: Count.describe('Rows that could not be read, and series of something else than use'),
  done: Count.describe('Meters that were gone through in this step'),
  taken: Count.describe('Meters of which readings are stored, or would be'),
  added: Count,
  unchanged: Count,
  corrected: Count,
  replaced: Count,
})
export type ReadingImportCounts = z.infer<typeof ReadingImportCounts>
export const NO_READING_COUNTS: ReadingImportCounts = {
  series: 0,
  readings: 0,
  unreadable: 0,
  done: 0,
  taken: 0,
  added: 0,
  unchanged: 0,
  corrected: 0,
  replaced: 0,
}

export const ReadingImport = z.object({
  state: z.enum(READING_IMPORT_STATES),
  file_name: z.string(),
  size: Count.describe('Bytes'),
  problem: z.enum(METER_FILE_PROBLEMS).nullable().describe('Why the file could not be read'),
  counts: ReadingImportCounts,
  not_taken: z
    .array(z.object({ why: z.enum(NOT_TAKEN), count: Count }))
    .describe('Meters of which nothing is stored, by the reason'),
  started_by: z.string().describe('Name of the member of staff'),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  version: Count.describe('To be sent with what changes it'),
})
export type ReadingImport = z.infer<typeof ReadingImport>
export const ReadingImportResponse = One('reading_imports', ReadingImport)
export const ReadingImportsQuery = listPage(['created_at'], '-created_at')
export const ReadingImportsResponse = ListOf('reading_imports', ReadingImport)
export const ReadingImportStep = z.strictObject({ version: Count })

/** Meters of which nothing is stored, the first of them. */
export const NotTakenResponse = Many(
  'not_taken',
  z.object({
    why: z.enum(NOT_TAKEN),
    account_number: z.string(),
    site_number: z.string(),
    address: z.string(),
    meter: z.string(),
    readings: Count,
  }),
)
