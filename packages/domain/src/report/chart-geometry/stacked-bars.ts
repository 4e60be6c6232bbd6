import { type TextMeasure, textWidth } from './text-width.ts'

/** One end use; `label` is what stands at its bar, value included, and only measured here. */
export type StackedSegment = {
  key: string
  before: number
  after?: number | undefined
  label: string
  afterLabel?: string | undefined
}

export type StackedBar = {
  key: string
  value: number
  x: number
  width: number
  /** Absent on a narrow drawing, where a key tells the names. */
  label?: { x: number; y: number; leader?: { x: number; from: number; to: number } }
}

export type StackedRow = { titleY: number; y: number; height: number; total: number; bars: StackedBar[] }

export type StackedGeometry = {
  width: number
  height: number
  isWide: boolean
  fontSize: number
  before: StackedRow
  after?: StackedRow
  /** The saving is the gap between the two bars. Absent when nothing is saved. */
  gap?: { x: number; y: number; width: number; height: number; value: number }
}

const GAP = 2
const LEVEL = 20
/** From the start of a segment to the words of its flag. */
const FLAG = 8
/** A drawing is never smaller than this part of its paper, however long the words. */
const LEAST_PART = 0.3
/** Between the end of a label and the leader of the next. */
const APART = 12

type WidthOf = (label: string) => number

type Placed = { key: string; value: number; label: string; x: number; width: number; level: number | null }

/**
 * Two stacked bars on one scale: before above, after below. A label that does not fit over its own segment
 * becomes a flag; flags climb to the left, so that no leader crosses a label.
 */
export function stackedBars(
  segments: readonly StackedSegment[],
  width: number,
  measure: TextMeasure = textWidth,
): StackedGeometry {
  const isWide = width >= 480
  const ordered = [...segments].sort((a, b) => b.before - a.before)
  const hasAfter = ordered.some((segment) => segment.after !== undefined)
  const fontSize = isWide ? 15 : 15.5
  const widthOf = (label: string) => measure(label, fontSize)
  const scale = fittingScale(ordered, width, isWide, widthOf)
  const before = place(
    ordered.map((s) => ({ key: s.key, value: s.before, label: s.label })),
    scale,
    widthOf,
  )
  const after = hasAfter
    ? place(
        ordered.map((s) => ({ key: s.key, value: s.after ?? s.before, label: s.afterLabel ?? s.label })),
        scale,
        widthOf,
      )
    : undefined
  return isWide ? wide(before, after, width, fontSize) : narrow(before, after, width, fontSize)
}

/** Units a value takes, small enough that the rightmost flag stays on the paper. */
function fittingScale(
  segments: readonly StackedSegment[],
  width: number,
  isWide: boolean,
  widthOf: WidthOf,
): number {
  const total = Math.max(sum(segments.map((s) => s.before)), sum(segments.map((s) => s.after ?? 0)))
  if (total <= 0) return 0
  let scale = width / total
  if (!isWide) return scale
  const sides = [
    segments.map((s) => ({ key: s.key, value: s.before, label: s.label })),
    segments.map((s) => ({ key: s.key, value: s.after ?? 0, label: s.afterLabel ?? s.label })),
  ]
  // A smaller scale may turn more labels into flags, at most all of them.
  for (const _ of segments) {
    const flags = sides
      .flatMap((side) => place(side, scale, widthOf))
      .filter((bar) => bar.level !== null && bar.x > 0)
    const limits = flags.map((bar) => (scale / bar.x) * (width - FLAG - widthOf(bar.label)))
    scale = Math.max(LEAST_PART * (width / total), Math.min(scale, ...limits))
  }
  return scale
}

function place(
  items: ReadonlyArray<{ key: string; value: number; label: string }>,
  scale: number,
  widthOf: WidthOf,
): Placed[] {
  let x = 0
  const placed: Placed[] = items.map((item) => {
    const width = item.value * scale
    const bar = { ...item, x, width, level: null }
    x += width
    return bar
  })
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const bar = placed[index]
    if (bar !== undefined) bar.level = levelOf(bar, placed.slice(index + 1), widthOf)
  }
  return placed
}

/** `null` when the label fits over its own segment, else how many lines it must climb over those to its right. */
function levelOf(bar: Placed, right: readonly Placed[], widthOf: WidthOf): number | null {
  const text = widthOf(bar.label)
  if (text <= bar.width - GAP * 2) return null
  const end = bar.x + FLAG + text + APART
  const under = right.filter((other) => other.x < end)
  return under.reduce((level, other) => Math.max(level, (other.level ?? 0) + 1), 0)
}

function wide(
  before: Placed[],
  after: Placed[] | undefined,
  width: number,
  fontSize: number,
): StackedGeometry {
  const height = 52
  const titleY = 14
  // The highest label stands a line below the title.
  const top = titleY + LEVEL + 9 + LEVEL * topLevel(before)
  const row: StackedRow = {
    titleY,
    y: top,
    height,
    total: sum(before.map((bar) => bar.value)),
    bars: before.map((bar) => {
      const y = top - 9 - Math.max(0, bar.level ?? 0) * LEVEL
      return labelled(bar, y, { from: top - 1, to: y - 11 })
    }),
  }
  const shared = { width, isWide: true, fontSize, before: row }
  if (after === undefined) return { ...shared, height: top + height + 2 }
  const y = top + height + 42
  const under: StackedRow = {
    titleY: y - 10,
    y,
    height,
    total: sum(after.map((bar) => bar.value)),
    bars: after.map((bar) => {
      const labelY = y + height + 18 + Math.max(0, bar.level ?? 0) * LEVEL
      return labelled(bar, labelY, { from: y + height + 1, to: labelY + 1 })
    }),
  }
  return {
    ...shared,
    after: under,
    ...gapOf(row, under, before, after),
    height: y + height + 24 + LEVEL * topLevel(after),
  }
}

function narrow(
  before: Placed[],
  after: Placed[] | undefined,
  width: number,
  fontSize: number,
): StackedGeometry {
  const height = 40
  const rowOf = (bars: Placed[], top: number): StackedRow => ({
    titleY: top,
    y: top + 10,
    height,
    total: sum(bars.map((bar) => bar.value)),
    bars: bars.map((bar) => ({ key: bar.key, value: bar.value, x: bar.x, width: visible(bar.width) })),
  })
  const row = rowOf(before, 20)
  const shared = { width, isWide: false, fontSize, before: row }
  if (after === undefined) return { ...shared, height: row.y + height + 10 }
  const under = rowOf(after, row.y + height + 32)
  return { ...shared, after: under, ...gapOf(row, under, before, after), height: under.y + height + 10 }
}

function labelled(bar: Placed, y: number, leader: { from: number; to: number }): StackedBar {
  const isFlag = bar.level !== null
  return {
    key: bar.key,
    value: bar.value,
    x: bar.x,
    width: visible(bar.width),
    label: {
      x: isFlag ? bar.x + 7 : bar.x,
      y,
      ...(isFlag && { leader: { x: bar.x + 1, ...leader } }),
    },
  }
}

function gapOf(row: StackedRow, under: StackedRow, before: Placed[], after: Placed[]) {
  const from = endOf(after)
  const value = row.total - under.total
  if (value <= 0) return {}
  return {
    gap: { x: from + 1, y: under.y + 1, width: endOf(before) - from - 4, height: under.height - 2, value },
  }
}

const visible = (width: number) => Math.max(1, width - GAP)
const topLevel = (bars: readonly Placed[]) => Math.max(0, ...bars.map((bar) => bar.level ?? 0))
const endOf = (bars: readonly Placed[]) => Math.max(0, ...bars.map((bar) => bar.x + bar.width))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
