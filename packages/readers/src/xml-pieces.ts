import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { SaxesParser } from 'saxes'
import { textDecoder } from './text-decoder.ts'

export interface XmlEvents {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly write: (text: string) => void
  readonly close: () => void
  /** How many readings were whole when the file broke off. */
  readonly readings: number
}

/** No text and no tag of a meter's file is as long as this. */
const LONGEST = 1 << 20

/** Parses XML as it comes. A document type is refused, so that no entity is ever made, and what breaks off is told. */
export function xmlPieces(events: XmlEvents): { write: (piece: Uint8Array) => void; end: () => void } {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let decoder: TextDecoder | undefined
  let sinceEvent = 0
  parser.on('error', () => {
    throw new MeterFileProblem('broken', events.readings)
  })
  parser.on('doctype', () => {
    throw new MeterFileProblem('documentType')
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
      if (sinceEvent > LONGEST + piece.length) throw new MeterFileProblem('broken', events.readings)
    },
    end: () => {
      parser.write(decoder?.decode() ?? '')
      parser.close()
    },
  }
}
