import type { Readable } from 'node:stream'
import { LONGEST_IMPORT_ROW } from '@hearthlight/domain/accounts/import/account-import'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { CsvPiece, CsvRows } from '../../../platform/csv/parse-rows.ts'
import type { StoredImport } from './account-import-store.ts'

export type CsvFormat = Pick<StoredImport, 'encoding' | 'delimiter'>
/** Who finds the rows of a piece: a thread, so that nobody else waits for it. */
export type ParseRows = (piece: CsvPiece) => CsvRows | Promise<CsvRows>

/** Signs of the file that are parsed at a time; the row that is cut at its end is parsed once more. */
const PIECE_LENGTH = 65_536

/** The rows of a file one after the other, the headings first; no more of it is in memory than a piece. */
export async function* readCsv(...given: Parameters<typeof readPieces>): AsyncGenerator<string[]> {
  for await (const rows of readPieces(...given)) yield* rows
}

/** The same a piece at a time, which is quicker where hardly any of them is looked at. */
export async function* readPieces(
  bytes: Readable,
  { encoding, delimiter }: CsvFormat,
  parse: ParseRows,
): AsyncGenerator<readonly string[][]> {
  // A byte order mark at the start is no part of the first heading: the decoder takes it away.
  const decoder = new TextDecoder(encoding)
  let [rest, waiting] = ['', '']
  const rowsOf = async (text: string, isEnd: boolean) => {
    const parsed = await parse({ text, delimiter, isEnd, longest: LONGEST_IMPORT_ROW })
    if (parsed.isTooLong) throw new Problem('admin-imports.row-too-long')
    return parsed
  }
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      waiting += decoder.decode(chunk, { stream: true })
      if (waiting.length < PIECE_LENGTH) continue
      const parsed = await rowsOf(rest + waiting, false)
      ;[rest, waiting] = [parsed.rest, '']
      yield parsed.rows
    }
    const { rows } = await rowsOf(rest + waiting + decoder.decode(), true)
    yield rows
  } finally {
    bytes.destroy()
  }
}

/** Several at a time, since each batch is one transaction. */
export async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
