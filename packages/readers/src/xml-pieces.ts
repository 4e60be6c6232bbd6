import { SaxesParser } from 'saxes'
import { textDecoder } from './text-decoder.ts'

export interface XmlEvents {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly write: (text: string) => void
  readonly close: () => void
  /** What is thrown where the file cannot be read. */
  readonly refuse: (why: 'broken' | 'documentType') => Error
}

/** No text and no tag of a file is as long as this. */
const LONGEST = 1 << 20

/** Parses XML as it comes. A document type is refused, so that no entity is ever made, and what breaks off is told. */
export function xmlPieces(events: XmlEvents): { write: (piece: Uint8Array) => void; end: () => void } {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let decoder: TextDecoder | undefined
  let sinceEvent = 0
  parser.on('error', () => {
    throw events.refuse('broken')
  })
  parser.on('doctype', () => {
    throw events.refuse('documentType')
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    events.open(name, attributes)
  })
  parser.on('text', events.write)
  parser.on('cdata', events.write)
  parser.on('closetag', () => {
    sinceEvent = 0
    events.close()
  })
  return {
    write: (piece) => {
      decoder ??= textDecoder(piece)
      sinceEvent += piece.length
      parser.write(decoder.decode(piece, { stream: true }))
      if (sinceEvent > LONGEST + piece.length) throw events.refuse('broken')
    },
    end: () => {
      parser.write(decoder?.decode() ?? '')
      parser.close()
    },
  }
}
