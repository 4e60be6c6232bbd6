import { exactSum } from './exact-sum.ts'
import { ESTIMATED, type ReadingColumns } from './reading-columns.ts'

export interface SeriesCheck {
  /** Seconds since 1970: of the first reading, and the end of the last. */
  readonly first: number
  readonly end: number
  readonly gaps: number
  readonly gapSeconds: number
  readonly overlaps: number
  readonly estimated: number
  readonly negative: number
  readonly total: number
  readonly min: number
  readonly max: number
  /** Null where no reading has a cost. */
  readonly cost: number | null
}

function spans({ count, starts, seconds }: ReadingColumns) {
  let [gaps, gapSeconds, overlaps, end] = [0, 0, 0, starts[0] ?? 0]
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0
    if (start > end) gaps += 1
    if (start < end) overlaps += 1
    gapSeconds += Math.max(0, start - end)
    end = start + (seconds[index] ?? 0)
  }
  return { gaps, gapSeconds, overlaps, end }
}

/** What is to be told of merged readings before they are stored. */
export function checkSeries(readings: ReadingColumns): SeriesCheck {
  const { count, starts } = readings
  const values = readings.values.subarray(0, count)
  const costs = readings.costs.subarray(0, count).filter((cost) => !Number.isNaN(cost))
  return {
    first: starts[0] ?? 0,
    ...spans(readings),
    estimated: readings.flags.subarray(0, count).filter((flags) => (flags & ESTIMATED) !== 0).length,
    negative: values.filter((value) => value < 0).length,
    total: exactSum(values),
    min: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    max: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
    cost: costs.length === 0 ? null : exactSum(costs),
  }
}
