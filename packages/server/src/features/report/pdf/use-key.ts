import type { Category } from '@hearthlight/domain/report/parts/end-use-totals'
import { hatch } from './hatch.ts'
import type { Paper } from './paper.ts'
import { USE_COLOURS } from './pdf-colours.ts'
import { type Place, put, STYLES } from './write.ts'

type Entry = { readonly use: Category; readonly text: string }

const COLUMNS = 2
const LINE = 14
const SWATCH = 9

export const useKeyHeight = (entries: readonly Entry[]): number => Math.ceil(entries.length / COLUMNS) * LINE

/** The names of the uses beside their colours, in columns. */
export function drawUseKey(paper: Paper, entries: readonly Entry[], { x, y, width }: Place): void {
  const wide = width / COLUMNS
  entries.forEach(({ use, text }, index) => {
    const left = x + (index % COLUMNS) * wide
    const top = y + Math.floor(index / COLUMNS) * LINE
    const swatch = { x: left, y: top + 2, width: SWATCH, height: SWATCH }
    paper.doc.rect(swatch.x, swatch.y, swatch.width, swatch.height).fill(USE_COLOURS[use])
    hatch(paper.doc, use, swatch)
    put(paper, text, STYLES.small, { x: left + SWATCH + 6, y: top, width: wide - SWATCH - 12 })
  })
}
