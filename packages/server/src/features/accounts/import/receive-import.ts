import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import {
  type ImportColumn,
  MAX_IMPORT_BYTES,
  NO_COUNTS,
} from '@hearthlight/domain/accounts/import/account-import'
import { guessMapping, MAX_COLUMNS } from '@hearthlight/domain/accounts/import/import-mapping'
import { Problem } from '@hearthlight/domain/shared/problem'
import Papa from 'papaparse'
import { change } from '../../../platform/audit-log/change.ts'
import type { Files } from '../../../platform/files/files.ts'
import { newId } from '../../../platform/ids.ts'
import type { Scope } from '../../../platform/scope.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import { staffOf } from '../staff/staff.ts'
import { insertImport, type StoredImport } from './account-import-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { keyOfImport } from './import-file.ts'
import { type CsvFormat, type ParseRows, readPieces } from './read-csv.ts'

const SAMPLES = 3
const SAMPLE_LENGTH = 60
const HEAD_BYTES = 65_536

/** Keeps the file and reads its headings; what its columns hold is guessed, for a person to correct. */
export async function receiveImport(
  { db, files, now, csvThreads }: ImportDeps,
  scope: Scope,
  part: Pick<MultipartFile, 'filename' | 'file'>,
): Promise<StoredImport> {
  const id = newId()
  const key = keyOfImport(scope.partnerId, id)
  try {
    const received = await keep(files, key, part.file, scope)
    const asker = { partnerId: scope.partnerId, personId: staffOf(scope).admin.id }
    const parse: ParseRows = async (piece) => {
      await letOthersGo(scope.partnerId)
      return csvThreads.ask(piece, asker)
    }
    const columns = await readColumns(files, key, received, parse)
    const file_name = (part.filename ?? '').replace(/\p{Cc}/gu, '').slice(-200)
    const record = { type: 'account_import', id }
    return await change(db, scope, { action: 'account_import.create', record }, async (changeDb) => {
      const result = await insertImport(changeDb, {
        partner_id: scope.partnerId,
        id,
        state: 'columns',
        file_name,
        ...received,
        columns: JSON.stringify(columns),
        mapping: JSON.stringify(guessMapping(columns.map(({ heading }) => heading))),
        counts: JSON.stringify(NO_COUNTS),
        started_by: staffOf(scope).admin.name,
        created_at: now(),
      })
      return { result, after: { file_name, size: received.size } }
    })
  } catch (error) {
    await files.delete(key)
    throw error
  }
}

type Received = CsvFormat & { readonly size: number }

/** Size and letters are judged on the way: nothing else reads the whole file before the dry run. */
async function keep(
  files: Files,
  key: ReturnType<typeof keyOfImport>,
  file: Readable,
  { partnerId }: Pick<Scope, 'partnerId'>,
): Promise<Received> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let encoding: CsvFormat['encoding'] = 'utf-8'
  let head = Buffer.alloc(0)
  let size = 0
  const note = (chunk?: Buffer) => {
    if (encoding !== 'utf-8') return
    try {
      strict.decode(chunk, { stream: chunk !== undefined })
    } catch {
      // Billing systems that do not write UTF-8 write what Windows wrote before it.
      encoding = 'windows-1252'
    }
  }
  const measured = async function* () {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      await letOthersGo(partnerId)
      size += chunk.length
      if (size > MAX_IMPORT_BYTES) throw new Problem('admin-imports.too-big')
      if (chunk.includes(0)) throw new Problem('admin-imports.not-csv')
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk])
      note(chunk)
      yield chunk
    }
    note()
  }
  await files.put(key, Readable.from(measured()))
  if (size === 0) throw new Problem('admin-imports.empty')
  const { delimiter } = Papa.parse(head.toString('latin1'), { preview: 20 }).meta
  return { encoding, delimiter, size }
}

/** Goes through all rows, so that who sends a row that is too long hears of it at once. */
async function readColumns(
  files: Files,
  key: ReturnType<typeof keyOfImport>,
  format: CsvFormat,
  parse: ParseRows,
): Promise<ImportColumn[]> {
  const stored = await files.get(key)
  if (stored === undefined) throw new Error('the file that was just kept is gone')
  const rows: string[][] = []
  for await (const piece of readPieces(stored.stream, format, parse))
    rows.push(...piece.slice(0, SAMPLES + 1 - rows.length))
  const [headings = [], ...samples] = rows
  if (samples.length === 0) throw new Problem('admin-imports.empty')
  if (headings.length < 2 || headings.length > MAX_COLUMNS) throw new Problem('admin-imports.not-csv')
  return headings.map((heading, column) => ({
    heading: heading.trim().slice(0, SAMPLE_LENGTH),
    samples: samples.map((row) => (row[column] ?? '').slice(0, SAMPLE_LENGTH)),
  }))
}
