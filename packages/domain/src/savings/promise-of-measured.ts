import type { FuelSavings, PromisedSavings } from './home-savings.ts'
import { reportFuel } from './report-fuel.ts'

/** Of all that was promised, a part of one fuel that hardly matters. */
const SMALL = 0.1

/** What was promised of the fuels that are measured, so that like is held against like. */
export interface MeasuredPromise extends Pick<PromisedSavings, 'kwh' | 'low' | 'high'> {
  /** Fuels that the work was to change and of which nothing is measured, kWh a year; below 0 it was to use more. */
  readonly unread: readonly { readonly fuel: string; readonly kwh: number }[]
  /**
   * Whether measured can be held against promised: not where use moved to a fuel that nobody reads, nor where hardly anything was
   * promised of those that are read.
   */
  readonly isComparable: boolean
}

type Fuels = readonly Pick<FuelSavings, 'fuel' | 'measured'>[]

export function promiseOfMeasured(
  { kwh, low, high, kwh_by_fuel }: PromisedSavings,
  fuels: Fuels,
): MeasuredPromise {
  const read = new Set(fuels.flatMap(({ fuel, measured }) => (measured === null ? [] : [reportFuel(fuel)])))
  const all = Object.entries(kwh_by_fuel).map(([fuel, value]) => ({ fuel, kwh: value }))
  // Work that was promised something as a whole alone.
  if (all.length === 0) return { kwh, low, high, unread: [], isComparable: true }
  const moved = all.reduce((sum, each) => sum + Math.abs(each.kwh), 0)
  const isMuch = (value: number) => Math.abs(value) > SMALL * moved
  const own = all.filter(({ fuel }) => read.has(fuel)).reduce((sum, each) => sum + each.kwh, 0)
  const unread = all.filter((each) => !read.has(each.fuel) && isMuch(each.kwh))
  // Of a part of the fuels the estimate is as sure as of all together.
  const part = kwh === 0 ? null : own / kwh
  const [one, other] = part === null ? [own, own] : [low * part, high * part]
  return {
    kwh: own,
    low: Math.min(one, other),
    high: Math.max(one, other),
    unread,
    isComparable: isMuch(own) && unread.every((each) => each.kwh > 0),
  }
}
