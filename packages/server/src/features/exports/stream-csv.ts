import { Readable } from 'node:stream'
import type { ExportedRow } from '@hearthlight/domain/outward/export-columns'
import { csvLines } from '../../platform/csv-lines.ts'

const BYTE_ORDER_MARK = '\uFEFF'

type Csv = {
  readonly columns: readonly string[]
  readonly hasByteOrderMark: boolean
  /** The next rows after this one; none when there are no more. */
  readonly next: (after: string | undefined) => Promise<readonly ExportedRow[]>
}

/** A file that is written while it is read: of its rows only one batch is held at a time. */
export const streamCsv = (csv: Csv): Readable => Readable.from(pieces(csv), { objectMode: false })

async function* pieces({ columns, hasByteOrderMark, next }: Csv): AsyncGenerator<Buffer> {
  yield Buffer.from(`${hasByteOrderMark ? BYTE_ORDER_MARK : ''}${csvLines([columns])}`)
  let rows = await next(undefined)
  while (rows.length > 0) {
    yield Buffer.from(csvLines(rows.map((row) => columns.map((column) => row[column]))))
    rows = await next(rows.at(-1)?.id)
  }
}
