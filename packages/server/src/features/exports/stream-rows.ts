import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { columnKind, type ExportedRow, type ExportName } from '@hearthlight/domain/exports/export-columns'
import type { ExportKind } from '@hearthlight/domain/exports/export-file'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import { SHEET_END, sheetBegin, sheetRow, workbookOf } from './workbook.ts'

const BYTE_ORDER_MARK = '\uFEFF'

export type FileForm = {
  readonly what: ExportName
  /** Of the moments in an Excel file, which knows none. */
  readonly zone: string
  readonly kind: ExportKind
  readonly columns: readonly string[]
  readonly hasByteOrderMark: boolean
}
type Rows = {
  /** The next rows after this one; none when there are no more. */
  readonly next: (after: string | undefined) => Promise<readonly ExportedRow[]>
}

/** A file that is written while it is read: of its rows only one batch is held at a time. */
export function streamRows(file: FileForm & Rows): Readable {
  const written = Readable.from(pieces(file), { objectMode: false })
  return file.kind === 'xlsx' ? workbookOf(file.what, written) : written
}

async function* pieces({ next, ...form }: FileForm & Rows): AsyncGenerator<Buffer> {
  const { begin, lines, end } = WRITERS[form.kind]
  yield Buffer.from(begin(form))
  let [rows, isFirst] = [await next(undefined), true]
  while (rows.length > 0) {
    yield Buffer.from(lines(form, rows, isFirst))
    isFirst = false
    rows = await next(rows.at(-1)?.id)
  }
  yield Buffer.from(end)
}

type Writer = {
  readonly begin: (form: FileForm) => string
  readonly lines: (form: FileForm, rows: readonly ExportedRow[], isFirst: boolean) => string
  readonly end: string
}

const WRITERS: Readonly<Record<ExportKind, Writer>> = {
  csv: {
    begin: ({ columns, hasByteOrderMark }) =>
      `${hasByteOrderMark ? BYTE_ORDER_MARK : ''}${csvLines([columns])}`,
    lines: ({ columns }, rows) => csvLines(rows.map((row) => columns.map((column) => row[column]))),
    end: '',
  },
  xlsx: {
    begin: ({ columns }) => sheetBegin(columns),
    lines: ({ what, zone, columns }, rows) => {
      const kinds = columns.map((column) => ({ kind: columnKind(what, column), zone }))
      return rows
        .map((row) =>
          sheetRow(
            columns.map((column) => row[column]),
            kinds,
          ),
        )
        .join('')
    },
    end: SHEET_END,
  },
  json: {
    begin: () => '[',
    lines: ({ columns }, rows, isFirst) =>
      rows
        .map((row, index) => {
          const values = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
          return `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(values)}`
        })
        .join(''),
    end: '\n]\n',
  },
}

/** How many bytes so many rows are about, where these are some of them. */
export function reckonBytes(form: FileForm, sample: readonly ExportedRow[], rows: number): number {
  const { begin, lines, end } = WRITERS[form.kind]
  const bytesOf = (text: string) =>
    form.kind === 'xlsx' ? deflateRawSync(text).length : Buffer.byteLength(text)
  const frame = bytesOf(begin(form)) + bytesOf(end)
  if (sample.length === 0) return frame
  return Math.round(frame + (bytesOf(lines(form, sample, true)) / sample.length) * rows)
}
