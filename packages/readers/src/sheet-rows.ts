import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { type XmlEvents, xmlPieces } from './xml-pieces.ts'

type Cell = string | { readonly shared: number }

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** `AB12` → 27 */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const WIDEST = 256

const refuseTable: XmlEvents['refuse'] = (why) => new MeterFileProblem(why)

/** The rows of a sheet of a workbook; its shared words come in a file of their own, which may follow. */
export function sheetRows() {
  const rows: Cell[][] = []
  let [column, type, value] = [-1, '', '']
  let isText = false
  const pieces = xmlPieces({
    refuse: refuseTable,
    open: (qualified, attributes) => {
      const name = local(qualified)
      isText = name === 'v' || name === 't'
      if (name === 'row') {
        rows.push([])
        column = -1
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
        type = attributes['t'] ?? ''
        value = ''
        path.push('c')
        return
      }
      path.push(name)
    },
    write: (text) => {
      if (isText) value += text
    },
    close: () => {
      const name = path.pop()
      isText = false
      const row = rows.at(-1)
      if (name !== 'c' || row === undefined || column < 0 || column >= WIDEST) return
      while (row.length < column) row.push('')
      row[column] = type === 's' ? { shared: Number(value) } : value
    },
  })
  const path: string[] = []
  return {
    ...pieces,
    rows: (shared: readonly string[]): string[][] =>
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : (shared[cell.shared] ?? '')))),
  }
}

/** The words that cells of a workbook share. */
export function sharedWords() {
  const words: string[] = []
  const path: string[] = []
  const pieces = xmlPieces({
    refuse: refuseTable,
    open: (qualified) => {
      const name = local(qualified)
      path.push(name)
      if (name === 'si') words.push('')
    },
    write: (text) => {
      if (path.at(-1) === 't') words[words.length - 1] += text
    },
    close: () => {
      path.pop()
    },
  })
  return { ...pieces, words }
}
