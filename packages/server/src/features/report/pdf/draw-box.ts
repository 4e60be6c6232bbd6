import { decorate, type Paper } from './paper.ts'
import { heightOf, STYLES, write } from './write.ts'

const PAD = 11
const TITLE = { ...STYLES.bold, size: 11.5 }

/** A heading and a sentence on a tinted ground; the y below. Nothing is drawn where it would not fit. */
export function drawBox(paper: Paper, title: string, text: string, y: number): number {
  const inside = { x: paper.left + PAD, width: paper.width - 2 * PAD }
  const height =
    heightOf(paper, title, TITLE, inside.width) +
    heightOf(paper, text, STYLES.small, inside.width) +
    2 * PAD +
    2
  if (y + height > paper.bottom) return y
  decorate(paper, () => {
    paper.doc.roundedRect(paper.left, y, paper.width, height, 5).fill(paper.colours.sunk)
  })
  const below = write(paper, 'H2', title, TITLE, { ...inside, y: y + PAD })
  return write(paper, 'P', text, STYLES.small, { ...inside, y: below + 2 }) + PAD
}
