import type { CentsRange } from './measure-work.ts'

/** Upper ends of what is written to 5, 10 and 50 units of money; above, to 100. */
const ENDS: readonly (readonly [number, number])[] = [
  [100, 5],
  [1000, 10],
  [10_000, 50],
]

const stepOf = (mid: number): number => ENDS.find(([end]) => mid < end)?.[1] ?? 100

/** A price of work as it is written, in cents: 2,638 is 2,650; its range is rounded outward in the same step. */
export function shownCost({ low, mid, high }: Readonly<Record<'low' | 'mid' | 'high', number>>): CentsRange {
  const step = stepOf(mid)
  return {
    low: Math.floor(low / step) * step * 100,
    mid: Math.round(mid / step) * step * 100,
    high: Math.ceil(high / step) * step * 100,
  }
}

/**
 * The range of a sum of written prices: each has a step of its own, the ends of the sum share one. What the sum comes to
 * stays as the reader adds it up.
 */
export function shownSum({ low, mid, high }: CentsRange): CentsRange {
  const step = stepOf(mid / 100) * 100
  return {
    low: Math.min(mid, Math.floor(low / step) * step),
    mid,
    high: Math.max(mid, Math.ceil(high / step) * step),
  }
}
