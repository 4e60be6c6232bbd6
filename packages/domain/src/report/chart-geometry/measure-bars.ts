import { niceTicks } from './ticks.ts'

export type MeasureValue = { key: string; value: number; low?: number | undefined; high?: number | undefined }

/** A bar from zero with its whisker, all in percent of the track. A measure may cost more than it saves: the bar then runs to the left of zero. */
export type MeasureBar = {
  key: string
  from: number
  width: number
  isNegative: boolean
  whisker?: { low: number; high: number }
}

export type MeasureBars = { zero: number; bars: MeasureBar[] }

export function measureBars(values: readonly MeasureValue[]): MeasureBars {
  const lows = values.map((one) => Math.min(one.value, one.low ?? one.value))
  const highs = values.map((one) => Math.max(one.value, one.high ?? one.value))
  const ticks = niceTicks(Math.min(0, ...lows), Math.max(0, ...highs))
  const min = Math.min(0, ...lows)
  const max = Math.max(ticks.at(-1) ?? 1, ...highs)
  const place = (value: number) => ((value - min) / (max - min)) * 100
  const zero = place(0)
  return {
    zero,
    bars: values.map((one) => ({
      key: one.key,
      from: Math.min(zero, place(one.value)),
      width: Math.abs(place(one.value) - zero),
      isNegative: one.value < 0,
      ...(one.low !== undefined &&
        one.high !== undefined && { whisker: { low: place(one.low), high: place(one.high) } }),
    })),
  }
}
