import { elementPath, type HpxmlElement, localName } from '@hearthlight/domain/hpxml/xml/hpxml-element'
import { HpxmlProblem } from '@hearthlight/domain/hpxml/xml/hpxml-problem'
import { xmlPieces } from '../xml-pieces.ts'

/** A house of two hundred windows has some twenty thousand elements. */
export const HPXML_LIMITS = { bytes: 5 * 1024 * 1024, depth: 64, elements: 100_000, milliseconds: 1000 }

/**
 * Builds the elements of an HPXML file as it comes, within its limits. `now` tells milliseconds: who reads on a server has no
 * more than a second for one file.
 */
export function hpxmlTree(now: () => number): {
  write: (piece: Uint8Array) => void
  end: () => HpxmlElement
} {
  const started = now()
  let [bytes, elements, depth] = [0, 0, 0]
  let root: HpxmlElement | undefined
  let inside: HpxmlElement | undefined
  const where = () => (inside === undefined ? '' : elementPath(inside))
  const pieces = xmlPieces({
    refuse: (why) => new HpxmlProblem(why, where()),
    open: (qualified, given) => {
      elements += 1
      depth += 1
      if (depth > HPXML_LIMITS.depth) throw new HpxmlProblem('tooDeep', where())
      if (elements > HPXML_LIMITS.elements) throw new HpxmlProblem('tooManyElements', where())
      const name = localName(qualified)
      if (root === undefined && name !== 'HPXML') throw new HpxmlProblem('notHpxml', name)
      const element: HpxmlElement = { name, attributes: given, parent: inside, children: [], text: '' }
      inside?.children.push(element)
      root ??= element
      inside = element
    },
    write: (text) => {
      if (inside !== undefined) inside.text += text
    },
    close: () => {
      depth -= 1
      inside = inside?.parent
    },
  })
  return {
    write: (piece) => {
      bytes += piece.length
      if (bytes > HPXML_LIMITS.bytes) throw new HpxmlProblem('tooLarge')
      if (now() - started > HPXML_LIMITS.milliseconds) throw new HpxmlProblem('tooSlow', where())
      pieces.write(piece)
    },
    end: () => {
      if (bytes === 0) throw new HpxmlProblem('empty')
      pieces.end()
      if (root === undefined) throw new HpxmlProblem('notHpxml')
      return root
    },
  }
}

const PIECE = 64 * 1024

/** The elements of a file that is whole in memory. */
export function hpxmlOf(bytes: Uint8Array, now: () => number = () => performance.now()): HpxmlElement {
  const tree = hpxmlTree(now)
  for (let at = 0; at < bytes.length; at += PIECE) tree.write(bytes.subarray(at, at + PIECE))
  return tree.end()
}
