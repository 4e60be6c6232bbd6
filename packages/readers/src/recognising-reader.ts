import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { gzipReader, zipReader } from './archive-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import { greenButtonReader } from './green-button-reader.ts'
import { suppliedReader } from './supplied-reader.ts'
import { type ReadOptions, tableReader } from './table-reader.ts'
import { textDecoder } from './text-decoder.ts'

/** Enough of a file to know it by. */
const HEAD = 4096
/** An archive within an archive is a download of a download; deeper ones are made to tire a reader. */
const DEEPEST = 2

const join = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

const isGzip = ([one, two]: Uint8Array) => one === 0x1f && two === 0x8b
const isZip = ([one, two]: Uint8Array) => one === 0x50 && two === 0x4b

const WEB_PAGE = /^(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<(!doctype\s+)?html[\s>]/is
/** A document, or what a program says to another. */
const OTHER_TEXT = /^(%PDF|[{[])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of these, a picture or a document does
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/

function textReader(text: string, options: ReadOptions): ByteReader {
  if (text === '') throw new MeterFileProblem('empty')
  if (WEB_PAGE.test(text)) throw new MeterFileProblem('webPage')
  if (NO_TEXT.test(text) || OTHER_TEXT.test(text)) throw new MeterFileProblem('unknownFormat')
  if (!text.startsWith('<'))
    return options.ofManyHomes ? suppliedReader(options.timeZone) : tableReader(options)
  if (/<!DOCTYPE/i.test(text)) throw new MeterFileProblem('documentType')
  return greenButtonReader()
}

function readerFor(head: Uint8Array, options: ReadOptions, depth: number): ByteReader {
  const begin = () => recognisingReader(options, depth + 1)
  if (!isGzip(head) && !isZip(head)) return textReader(textDecoder(head).decode(head).trimStart(), options)
  if (depth >= DEEPEST) throw new MeterFileProblem('unknownFormat')
  return isGzip(head) ? gzipReader(begin) : zipReader(begin, options)
}

/** Tells by the content what a file is, whatever it is called. */
export function recognisingReader(options: ReadOptions, depth = 0): ByteReader {
  let held: Uint8Array = new Uint8Array(0)
  let reader: ByteReader | undefined
  const begin = () => {
    reader = readerFor(held, options, depth)
    reader.write(held)
    return reader
  }
  return {
    write: (piece) => {
      if (reader !== undefined) return reader.write(piece)
      held = join(held, piece)
      if (held.length >= HEAD) begin()
    },
    end: () => (reader ?? begin()).end(),
  }
}
