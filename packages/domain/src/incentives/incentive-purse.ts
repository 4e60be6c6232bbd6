import type { IdentifiedIncentive } from './incentive.ts'
import type { CentsRange, MeasureWork } from './measure-work.ts'
import { centsOfDecimal } from './rational.ts'

export type Paid = { readonly measureId: string; readonly cents: CentsRange }
export type NotPaidReason = 'exclusive' | 'shared_cap' | 'covered'

/** What may still be paid: by step (its price), by shared cap, and once for each exclusive group of a step. */
export class IncentivePurse {
  readonly #priceLeft: Map<string, CentsRange>
  readonly #capLeft = new Map<string, CentsRange>()
  readonly #groupsUsed = new Set<string>()

  constructor(plan: readonly MeasureWork[]) {
    this.#priceLeft = new Map(plan.map(({ id, costCents }) => [id, costCents]))
  }

  /** Takes `cents` step after step until nothing is left of them, or says why nothing is paid. */
  takeInTurn(
    incentive: IdentifiedIncentive,
    measureIds: readonly string[],
    cents: CentsRange,
  ): Paid[] | NotPaidReason {
    const paid: Paid[] = []
    let left = cents
    let refusal: NotPaidReason = 'covered'
    for (const measureId of measureIds) {
      const part = this.#take(incentive, measureId, left)
      if (typeof part === 'string') refusal = part
      else {
        paid.push({ measureId, cents: part })
        left = minus(left, part)
        if (left.mid === 0) break
      }
    }
    return paid.length === 0 ? refusal : paid
  }

  /** Takes what the price and the cap leave of `cents`, or says why nothing is paid. */
  #take(incentive: IdentifiedIncentive, measureId: string, cents: CentsRange): CentsRange | NotPaidReason {
    const group = `${measureId} ${incentive.combining.exclusive_group}`
    if (this.#groupsUsed.has(group)) return 'exclusive'
    const cap = this.#capOf(incentive)
    const price = this.#priceLeft.get(measureId) ?? evenly(0)
    const paid = lesser(lesser(cents, price), cap)
    if (paid.mid === 0) return cap.mid === 0 ? 'shared_cap' : 'covered'
    if (incentive.combining.exclusive_group !== null) this.#groupsUsed.add(group)
    if (incentive.combining.shared_cap)
      this.#capLeft.set(incentive.combining.shared_cap.code, minus(cap, paid))
    this.#priceLeft.set(measureId, minus(price, paid))
    return paid
  }

  #capOf({ combining: { shared_cap } }: IdentifiedIncentive): CentsRange {
    if (!shared_cap) return evenly(Number.POSITIVE_INFINITY)
    return this.#capLeft.get(shared_cap.code) ?? evenly(centsOfDecimal(shared_cap.cap))
  }
}

const evenly = (cents: number): CentsRange => ({ low: cents, mid: cents, high: cents })
const zip = (a: CentsRange, b: CentsRange, join: (x: number, y: number) => number): CentsRange => ({
  low: join(a.low, b.low),
  mid: join(a.mid, b.mid),
  high: join(a.high, b.high),
})
const lesser = (a: CentsRange, b: CentsRange) => zip(a, b, Math.min)
const minus = (a: CentsRange, b: CentsRange) => zip(a, b, (x, y) => x - y)
