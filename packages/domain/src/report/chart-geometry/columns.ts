import { type AxisRoom, textWidth } from './text-width.ts'
import { niceTicks } from './ticks.ts'

export type ColumnPair = { key: string; label: string; before: number; after: number }

/** The label of the left column ends at its right edge, that of the right column starts at its left edge: they never touch. */
type Column = { x: number; y: number; height: number; labelX: number; labelY: number }

export type ColumnsGeometry = {
  width: number
  height: number
  isWide: boolean
  barWidth: number
  left: number
  baseline: number
  fontSize: number
  ticks: Array<{ value: number; y: number }>
  pairs: Array<{ key: string; cx: number; before: Column; after: Column; lines: string[] }>
}

/** Spec/1 section 9: bars are 25 thick, and under a width of 480 the data labels are hidden. */
const BAR = 25
const LABELS_FROM = 480
export const AXIS_FONT_SIZE = 13.5
const NARROW_FONT_SIZE = 12.5
const LEAST_FONT_SIZE = 10
/** Between the names of two groups. */
const APART = 6

/** Pairs of columns per category on a zero-based axis: before on the left, after on the right. */
export function columnPairs(
  pairs: readonly ColumnPair[],
  width: number,
  axisRoom?: AxisRoom,
): ColumnsGeometry {
  const isWide = width >= LABELS_FROM
  const top = isWide ? 26 : 30
  const plot = isWide ? 300 : 220
  const ticks = niceTicks(0, Math.max(...pairs.flatMap((pair) => [pair.before, pair.after]), 0))
  const max = ticks.at(-1) ?? 1
  const left = isWide ? (axisRoom?.(ticks, AXIS_FONT_SIZE) ?? 58) : 0
  const y = (value: number) => top + plot - (Math.max(0, value) / max) * plot
  const group = (width - left) / Math.max(1, pairs.length)
  const fontSize = isWide ? 14.5 : narrowFontSize(pairs, group - APART)
  const column = (value: number, x: number, labelX: number): Column => ({
    x,
    y: y(value),
    height: top + plot - y(value),
    labelX,
    labelY: y(value) - 7,
  })
  const drawn = pairs.map((pair, index) => {
    const cx = left + group * (index + 0.5)
    return {
      key: pair.key,
      cx,
      before: column(pair.before, cx - BAR - 2, cx - 3),
      after: column(pair.after, cx + 2, cx + 3),
      lines: broken(pair.label, group - APART, fontSize),
    }
  })
  const lines = Math.max(1, ...drawn.map((pair) => pair.lines.length))
  return {
    width,
    height: top + plot + 12 + lines * 17,
    isWide,
    barWidth: BAR,
    left,
    baseline: top + plot,
    fontSize,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    pairs: drawn,
  }
}

/** Small enough that no word of a name reaches into the next group, as far as it can still be read. */
function narrowFontSize(pairs: readonly ColumnPair[], width: number): number {
  const words = pairs.flatMap(({ label }) => label.split(' '))
  const widest = Math.max(1, ...words.map((word) => textWidth(word, NARROW_FONT_SIZE)))
  return Math.max(LEAST_FONT_SIZE, Math.min(NARROW_FONT_SIZE, (NARROW_FONT_SIZE * width) / widest))
}

/** Breaks a name between words so that each line fits its group. */
function broken(label: string, width: number, fontSize: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(joined, fontSize) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
