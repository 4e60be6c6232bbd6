import type { PaidUnit } from './amount-formula.ts'

/** Integer cents at the low, middle and high end of an estimate. */
export type CentsRange = { readonly low: number; readonly mid: number; readonly high: number }

/** One measure of an audit as incentives see it: what it costs, how much of it there is, what it saves. */
export type MeasureWork = {
  readonly id: string
  readonly costCents: CentsRange
  readonly quantities: Readonly<Partial<Record<PaidUnit, number>>>
  readonly kwhSaved: number
  /** The audit advises it for this home. */
  readonly isRecommended: boolean
}

/** The work an incentive for several of them is worked out from: the dearest. */
export const dearestOf = (works: readonly MeasureWork[]): MeasureWork | undefined =>
  works.toSorted((a, b) => b.costCents.mid - a.costCents.mid)[0]
