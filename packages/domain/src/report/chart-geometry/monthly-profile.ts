import type { AxisRoom } from './text-width.ts'
import { niceTicks } from './ticks.ts'

export type Month = {
  modelled: number
  /** What the column is made of, from the bottom up; absent: one plain column. */
  parts?: readonly { key: string; value: number }[] | undefined
  low?: number | undefined
  high?: number | undefined
  billed?: number | undefined
}

export type MonthlyGeometry = {
  width: number
  height: number
  isWide: boolean
  /** Of the words at the axes. */
  fontSize: number
  left: number
  baseline: number
  barWidth: number
  /** From the middle of one month to that of the next. */
  pitch: number
  ticks: Array<{ value: number; y: number }>
  months: Array<{
    cx: number
    y: number
    height: number
    parts: Array<{ key: string; y: number; height: number }>
    whisker?: { top: number; bottom: number }
    /** The bill, a dot over the modelled column. */
    bill?: number
  }>
}

/** Thinner than a hairline nobody sees it. */
const LEAST_HEIGHT = 0.5

/** Twelve columns of what the model says, with the bills as dots where there are any. */
export function monthlyProfile(
  months: readonly Month[],
  width: number,
  axisRoom?: AxisRoom,
): MonthlyGeometry {
  const isWide = width >= 480
  const fontSize = isWide ? 13.5 : 12
  const top = 16
  const plot = isWide ? 240 : 180
  const ticks = niceTicks(
    0,
    Math.max(...months.flatMap((month) => [month.modelled, month.high ?? 0, month.billed ?? 0]), 0),
  )
  const left = axisRoom?.(ticks, fontSize) ?? (isWide ? 58 : 44)
  const max = ticks.at(-1) ?? 1
  const y = (value: number) => top + plot - (Math.max(0, value) / max) * plot
  const group = (width - left) / 12
  return {
    width,
    height: top + plot + 28,
    isWide,
    fontSize,
    left,
    baseline: top + plot,
    barWidth: Math.min(34, group * 0.62),
    pitch: group,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    months: months.map((month, index) => ({
      cx: left + group * (index + 0.5),
      y: y(month.modelled),
      height: top + plot - y(month.modelled),
      parts: stacked(month.parts ?? [], y),
      ...(month.low !== undefined &&
        month.high !== undefined && { whisker: { top: y(month.high), bottom: y(month.low) } }),
      ...(month.billed !== undefined && { bill: y(month.billed) }),
    })),
  }
}

/** Each part stands on the ones before it; what is nothing is not drawn. */
function stacked(parts: NonNullable<Month['parts']>, y: (value: number) => number) {
  let below = 0
  return parts.flatMap(({ key, value }) => {
    const from = below
    below += Math.max(0, value)
    const height = y(from) - y(below)
    return height < LEAST_HEIGHT ? [] : [{ key, y: y(below), height }]
  })
}
