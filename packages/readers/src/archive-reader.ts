import type { MeterReadings } from '@hearthlight/domain/meters/meter'
import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { metersOfTable } from '@hearthlight/domain/meters/tables/meters-of-table'
import { TableCollector } from '@hearthlight/domain/meters/tables/table-collector'
import { Gunzip, Unzip, UnzipInflate } from 'fflate'
import type { ByteReader } from './byte-reader.ts'
import { sharedWords, sheetRows } from './sheet-rows.ts'
import type { ReadOptions } from './table-reader.ts'

/** A download of years has some hundred megabytes. */
const LARGEST = 500_000_000
const MOST_FILES = 200

type Begin = () => ByteReader

/** What the library cannot unpack is broken; what a reader within refuses stays as it is told. */
const asProblem = (error: unknown) =>
  error instanceof MeterFileProblem ? error : new MeterFileProblem('broken')

/** Text packs to a twentieth or so; what swells far more is made to fill the memory. */
const MOST_SWELLING = 300
const FREELY = 10_000_000

const bounded = () => {
  let [packed, size] = [0, 0]
  return {
    took: (piece: Uint8Array) => {
      packed += piece.length
    },
    gave: (piece: Uint8Array) => {
      size += piece.length
      if (size > LARGEST || (size > FREELY && size > packed * MOST_SWELLING))
        throw new MeterFileProblem('tooLarge')
    },
  }
}

/** Pushes bytes into what unpacks them, within the bounds of what was sent. */
const pushInto =
  (bounds: ReturnType<typeof bounded>, into: { push: (piece: Uint8Array, isLast: boolean) => void }) =>
  (piece: Uint8Array, isLast: boolean) => {
    bounds.took(piece)
    try {
      into.push(piece, isLast)
    } catch (error) {
      throw asProblem(error)
    }
  }

export function gzipReader(begin: Begin): ByteReader {
  const inner = begin()
  const bounds = bounded()
  let isWhole = false
  const gunzip = new Gunzip((piece, isLast) => {
    bounds.gave(piece)
    inner.write(piece)
    isWhole = isLast
  })
  const push = pushInto(bounds, gunzip)
  return {
    write: (piece) => push(piece, false),
    end: () => {
      push(new Uint8Array(0), true)
      if (!isWhole) throw new MeterFileProblem('broken')
      return inner.end()
    },
  }
}

interface Sheets {
  readonly sheets: ReturnType<typeof sheetRows>[]
  words: ReturnType<typeof sharedWords> | undefined
}

/** The first sheet that has readings; a workbook has others for notes. */
function readSheets({ sheets, words }: Sheets, { timeZone, given }: ReadOptions): MeterReadings {
  words?.end()
  let problem: unknown = new MeterFileProblem('unknownFormat')
  for (const sheet of sheets) {
    try {
      sheet.end()
      const collector = new TableCollector(given)
      for (const row of sheet.rows(words?.words ?? [])) collector.row(row)
      return metersOfTable(collector.end(), { timeZone, decimalComma: false })
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

function joinFiles(readers: readonly ByteReader[]): MeterReadings {
  const found: MeterReadings[] = []
  let problem: unknown = new MeterFileProblem('noUsage')
  for (const reader of readers) {
    try {
      found.push(reader.end())
    } catch (error) {
      problem = error
    }
  }
  if (found.length === 0) throw problem
  return {
    meters: found.flatMap(({ meters }) => meters),
    zone: found.map(({ zone }) => zone).find((zone) => zone !== null) ?? null,
    leftOut: found.reduce((sum, each) => sum + each.leftOut, 0),
  }
}

/** An archive of files, or a workbook, which is one too. */
export function zipReader(begin: Begin, options: ReadOptions): ByteReader {
  const bounds = bounded()
  const files: ByteReader[] = []
  const workbook: Sheets = { sheets: [], words: undefined }
  let count = 0
  let open = 0
  const takerOf = (name: string): ((piece: Uint8Array) => void) | undefined => {
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) {
      const sheet = sheetRows()
      workbook.sheets.push(sheet)
      return sheet.write
    }
    if (name === 'xl/sharedStrings.xml') {
      workbook.words = sharedWords()
      return workbook.words.write
    }
    if (/\/$|^__MACOSX\/|^xl\/|^docProps\/|^_rels\/|^\[Content_Types]/.test(name)) return undefined
    const reader = begin()
    files.push(reader)
    return reader.write
  }
  const unzip = new Unzip((file) => {
    count += 1
    if (count > MOST_FILES) throw new MeterFileProblem('tooLarge')
    const take = takerOf(file.name)
    if (take === undefined) return
    open += 1
    file.ondata = (error, piece, isLast) => {
      if (error !== null) throw asProblem(error)
      bounds.gave(piece)
      if (piece.length > 0) take(piece)
      if (isLast) open -= 1
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const push = pushInto(bounds, unzip)
  return {
    write: (piece) => push(piece, false),
    end: () => {
      push(new Uint8Array(0), true)
      if (open > 0 || count === 0) throw new MeterFileProblem('broken')
      return workbook.sheets.length > 0 ? readSheets(workbook, options) : joinFiles(files)
    },
  }
}
