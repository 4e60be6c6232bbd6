import type { CentsRange } from '../../incentives/amounts/measure-work.ts'
import type { Estimate } from '../shown-figures/figure-step.ts'

/** How a step pays back after the incentives it is likely to get, in whole years. */
export type Payback =
  | {
      readonly kind: 'years'
      readonly expected: number
      readonly low: number
      /** Null where it may take far longer than the thing lasts. */
      readonly high: number | null
    }
  /** Nothing to pay, so nothing to pay back. */
  | { readonly kind: 'free' }
  /** The bill does not fall. */
  | { readonly kind: 'never' }
  /** It may or may not pay back while it lasts: no reason to do it for the money. */
  | { readonly kind: 'comfort' }

/** Beyond so many lives the end of a range says nothing. */
const LIVES = 2

/**
 * Cost and saving are off independently of each other, so that their spreads add up as squares. A small price that is
 * soon back decides for itself, however wide its range; one that takes most of the life of the thing must be sure to.
 */
export function paybackOf(net: CentsRange, saved: Estimate, lifetimeYears: number): Payback {
  if (net.mid <= 0) return { kind: 'free' }
  if (saved.value <= 0) return { kind: 'never' }
  const years = (cents: number, money = saved.value) => cents / 100 / money
  const likely = years(net.mid)
  const early = Math.hypot(likely - years(net.low), likely - years(net.mid, saved.high))
  const slowest = saved.low > 0 ? years(net.mid, saved.low) : Number.POSITIVE_INFINITY
  const late = Math.hypot(years(net.high) - likely, slowest - likely)
  const end = Math.ceil(likely + late)
  const high = end > LIVES * lifetimeYears ? null : end
  const isOpen = likely > lifetimeYears / 2 && (high === null || high > lifetimeYears * 1.5)
  if (likely > lifetimeYears || isOpen) return { kind: 'comfort' }
  const expected = Math.max(1, Math.round(likely))
  const low = Math.min(expected, Math.max(1, Math.floor(likely - early)))
  return { kind: 'years', expected, low, high: high === null ? null : Math.max(expected, high) }
}
