import { Readable } from 'node:stream'
import type { ExportedRow } from '@hearthlight/domain/outward/export-columns'
import Papa from 'papaparse'

const BYTE_ORDER_MARK = '\uFEFF'
const NEWLINE = '\r\n'

type Csv = {
  readonly columns: readonly string[]
  readonly hasByteOrderMark: boolean
  /** The next rows after this one; none when there are no more. */
  readonly next: (after: string | undefined) => Promise<readonly ExportedRow[]>
}

/** A file that is written while it is read: of its rows only one batch is held at a time. */
export const streamCsv = (csv: Csv): Readable => Readable.from(pieces(csv), { objectMode: false })

async function* pieces({ columns, hasByteOrderMark, next }: Csv): AsyncGenerator<Buffer> {
  yield Buffer.from(`${hasByteOrderMark ? BYTE_ORDER_MARK : ''}${lines([columns])}`)
  let rows = await next(undefined)
  while (rows.length > 0) {
    yield Buffer.from(lines(rows.map((row) => columns.map((column) => row[column]))))
    rows = await next(rows.at(-1)?.id)
  }
}

/** A spreadsheet takes what begins with = + - or @ for a formula: such a text gets a mark that makes it a text again. */
const lines = (rows: readonly (readonly unknown[])[]) =>
  `${Papa.unparse(rows as unknown[][], { newline: NEWLINE, escapeFormulae: true })}${NEWLINE}`
