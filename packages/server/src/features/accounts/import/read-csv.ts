import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import Papa from 'papaparse'
import type { StoredImport } from './account-import-store.ts'

export type CsvFormat = Pick<StoredImport, 'encoding' | 'delimiter'>

/** The rows of a file one after the other, the headings first; no more of it is in memory than a chunk. */
export async function* readCsv(
  bytes: Readable,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<string[]> {
  const rows = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, skipEmptyLines: 'greedy' })
  const texts = bytes.pipe(decoding(encoding))
  const stop = (error: Error) => rows.destroy(error)
  bytes.on('error', stop)
  texts.on('error', stop)
  texts.pipe(rows)
  try {
    for await (const row of rows) yield row as string[]
  } finally {
    bytes.destroy()
    texts.destroy()
    rows.destroy()
  }
}

/** A byte order mark at the start is no part of the first heading: the decoder takes it away. */
function decoding(encoding: CsvFormat['encoding']): Transform {
  const decoder = new TextDecoder(encoding)
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  })
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
