import { bandGeometry } from '@hearthlight/domain/report/chart-geometry/band'
import type { Estimate } from '@hearthlight/domain/report/shown-figures/figure-step'
import type { Paper } from './paper.ts'
import { AFTER, BEFORE, POSITIVE } from './pdf-colours.ts'
import { type Place, put, STYLES, widthOf } from './write.ts'

export type Tile = {
  readonly name: string
  readonly now: Estimate
  readonly after: Estimate | undefined
  readonly nowText: string
  readonly afterText: string
  readonly delta: string
  readonly likely: string
}

/** A figure today and after the plan, with the thin line of what is likely; the y below. */
export function drawTile(paper: Paper, tile: Tile, { x, y, width }: Place): number {
  const { colours } = paper
  put(paper, tile.name, STYLES.bold, { x, y, width })
  let below = y + 14
  drawFigures(paper, tile, { x, y: below + 21, width })
  below += 32
  drawBand(paper, tile, { x, y: below, width })
  below += 14
  if (tile.delta !== '')
    below = put(paper, tile.delta, { ...STYLES.small, colour: POSITIVE }, { x, y: below, width }) + 1
  const likely = untorn(paper, tile.likely, width)
  return put(paper, likely, { ...STYLES.small, colour: colours.ink2 }, { x, y: below, width })
}

/** Words that fill their line to the last point are broken all the same. */
const SPARE = 4

/** The range now and the range after stand on a line each where they fit, so that no line breaks within one. */
function untorn(paper: Paper, likely: string, width: number): string {
  const [now, after, ...more] = likely.split(', ')
  const fits = (text: string) => widthOf(paper, text, STYLES.small) <= width - SPARE
  if (after === undefined || more.length > 0 || fits(likely) || !fits(`${now},`) || !fits(after))
    return likely
  return `${now},\n${after}`
}

/** The figures stand on the line `y`. */
function drawFigures(paper: Paper, tile: Tile, { x, y }: Place): void {
  const { doc, colours } = paper
  let at = x
  const word = (text: string, colour: string) => {
    const wide = widthOf(paper, text, STYLES.figure)
    put(paper, text, { ...STYLES.figure, colour, baseline: 'alphabetic' }, { x: at, y, width: wide + 8 })
    at += wide + 6
  }
  word(tile.nowText, colours.ink)
  if (tile.after !== undefined) {
    const middle = y - 6
    doc.moveTo(at, middle).lineTo(at + 12, middle)
    doc
      .moveTo(at + 8, middle - 3.5)
      .lineTo(at + 12, middle)
      .lineTo(at + 8, middle + 3.5)
      .lineWidth(1)
      .stroke(colours.ink2)
    at += 19
    word(tile.afterText, POSITIVE)
  }
}

function drawBand({ doc, colours }: Paper, { now, after }: Tile, { x, y, width }: Place): void {
  const max = Math.max(now.high, after?.high ?? 0) * 1.2
  doc
    .moveTo(x, y + 5)
    .lineTo(x + width, y + 5)
    .lineWidth(0.6)
    .stroke(colours.line)
  const draw = (estimate: Estimate, colour: string) => {
    const band = bandGeometry(estimate, 0, max)
    const place = (percent: number) => x + (percent / 100) * width
    doc.rect(place(band.low), y + 3.5, place(band.high) - place(band.low), 3).fill(colour)
    doc.rect(place(band.at) - 0.9, y, 1.8, 10).fill(colours.ink)
  }
  if (after !== undefined) draw(after, AFTER)
  draw(now, BEFORE)
}
