/** A stretch of a file that begins with a row. */
export type CsvPiece = {
  readonly text: string
  readonly delimiter: string
  /** Nothing comes after it. */
  readonly isEnd: boolean
  /** A row of more signs ends it, since a quote that is not closed makes one row of all that follows. */
  readonly longest: number
  /** So many rows are read, and nothing behind them. */
  readonly most?: number
}
/** The whole rows of a piece, and the begun one with which the next piece begins. */
export type CsvRows = { readonly rows: string[][]; readonly rest: string; readonly isTooLong: boolean }

type Cell = { readonly value: string; readonly end: number }

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r'

/** Rows as RFC 4180 has them, in one pass over the text: whatever a quote is followed by, nothing before it is read again. */
export function parseRows(piece: CsvPiece): CsvRows {
  const { text, longest, most = Number.POSITIVE_INFINITY } = piece
  const rows: string[][] = []
  let begun = 0
  while (rows.length < most) {
    const row = rowAt(piece, begun)
    if (row === undefined) break
    if (row.end - begun > longest) return { rows, rest: '', isTooLong: true }
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row.cells)
    begun = row.end
  }
  const rest = text.slice(begun)
  return { rows, rest, isTooLong: rest.length > longest }
}

/** The row that begins here, and where the next one does; nothing where the piece is over before the row is. */
function rowAt(piece: CsvPiece, begun: number) {
  const { text, delimiter } = piece
  const cells: string[] = []
  let end = begun - 1
  do {
    const cell = cellAt(text, end + 1, delimiter)
    if (begun >= text.length || isCut(piece, cell.end)) return undefined
    cells.push(cell.value)
    end = cell.end
  } while (text[end] === delimiter)
  return { cells, end: text.startsWith('\r\n', end) ? end + 2 : end + 1 }
}

/** What ends with the piece may go on in the next one: a cell, and a line end of two signs. */
const isCut = ({ text, isEnd }: CsvPiece, end: number) =>
  !isEnd && (end >= text.length || isHalfLineEnd(text, end))

const cellAt = (text: string, start: number, delimiter: string): Cell =>
  text[start] === '"' ? quotedCell(text, start, delimiter) : plainCell(text, start, delimiter)

const isHalfLineEnd = (text: string, end: number) => text[end] === '\r' && end + 1 === text.length

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1
  return { value: text.slice(start, end), end }
}

/** Two quotes are one; what stands between the closing one and the next cell belongs to the cell. */
function quotedCell(text: string, start: number, delimiter: string): Cell {
  let close = text.indexOf('"', start + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0) return { value: text.slice(start + 1).replaceAll('""', '"'), end: text.length }
  const tail = plainCell(text, close + 1, delimiter)
  return { value: text.slice(start + 1, close).replaceAll('""', '"') + tail.value, end: tail.end }
}
