import Papa from 'papaparse'
import { textDecoder } from './text-decoder.ts'

const DELIMITERS = ['\t', ';', ','] as const
const SAMPLE_LINES = 60
const SAMPLE_LENGTH = 16_384

/** The one that parts most of the first lines; a semicolon goes before a comma, which may be that of a decimal. */
function delimiterOf(text: string): string {
  const lines = text.split('\n').slice(0, SAMPLE_LINES)
  const times = (line: string, delimiter: string) => line.split(delimiter).length - 1
  const often = (delimiter: string) =>
    lines.filter((line) => {
      const own = times(line, delimiter)
      return own > 0 && DELIMITERS.every((other) => own >= times(line, other))
    }).length
  return DELIMITERS.toSorted((a, b) => often(b) - often(a))[0] ?? ','
}

const quotes = (text: string) => text.split('"').length - 1

export interface TablePieces {
  readonly write: (piece: Uint8Array) => void
  readonly end: () => void
  /** Tables that are parted by other signs than a comma write their decimals with one. */
  readonly decimalComma: () => boolean
}

/** Splits a table into rows as its text comes. */
export function tablePieces(row: (cells: readonly string[]) => void): TablePieces {
  let decoder: TextDecoder | undefined
  let delimiter: string | undefined
  let held = ''
  const parse = (text: string) => {
    delimiter ??= delimiterOf(text)
    for (const cells of Papa.parse<string[]>(text, { delimiter, newline: '\n' }).data) row(cells)
  }
  /** Up to the last line that does not end within quotes. */
  const parseWhole = () => {
    let end = held.lastIndexOf('\n')
    if (end < 0 || (delimiter === undefined && held.length < SAMPLE_LENGTH)) return
    if (quotes(held.slice(0, end)) % 2 === 1) end = held.lastIndexOf('\n', held.lastIndexOf('"', end))
    if (end <= 0 || quotes(held.slice(0, end)) % 2 === 1) return
    parse(held.slice(0, end))
    held = held.slice(end + 1)
  }
  return {
    write: (piece) => {
      decoder ??= textDecoder(piece)
      held += decoder.decode(piece, { stream: true }).replace(/\r\n?/g, '\n')
      parseWhole()
    },
    end: () => {
      held += decoder?.decode() ?? ''
      if (held.trim() !== '') parse(held)
    },
    decimalComma: () => delimiter !== ',',
  }
}
