import type { CentsRange } from './measure-work.ts'

/** Upper ends of what is written to 5, 10 and 50 units of money; above, to 100. */
const ENDS: readonly (readonly [number, number])[] = [
  [100, 5],
  [1000, 10],
  [10_000, 50],
]

/** A price of work as it is written, in cents: 2,638 is 2,650; its range is rounded outward in the same step. */
export function shownCost({ low, mid, high }: Readonly<Record<'low' | 'mid' | 'high', number>>): CentsRange {
  const [, step] = ENDS.find(([end]) => mid < end) ?? [0, 100]
  return {
    low: Math.floor(low / step) * step * 100,
    mid: Math.round(mid / step) * step * 100,
    high: Math.ceil(high / step) * step * 100,
  }
}
