import { isWithin } from './date-range.ts'
import type { Facts } from './fact-test.ts'
import type { IdentifiedIncentive } from './incentive.ts'
import { IncentivePurse, type NotPaidReason } from './incentive-purse.ts'
import type { CentsRange, MeasureWork } from './measure-work.ts'
import { quoteAmount } from './quote-amount.ts'

/** `likely`: every condition that an answer can settle is met. `may_apply`: something is still unknown. */
export type Certainty = 'likely' | 'may_apply'
export type LeftOutReason = NotPaidReason | 'needs_more_measures' | 'not_eligible'

export type PlanIncentiveLine = {
  readonly incentive: IdentifiedIncentive
  readonly measureId: string
  readonly certainty: Certainty
  readonly cents: CentsRange
}
export type PlanIncentives = {
  readonly lines: readonly PlanIncentiveLine[]
  readonly leftOut: readonly { readonly incentive: IdentifiedIncentive; readonly reason: LeftOutReason }[]
}

type Offer = Omit<PlanIncentiveLine, 'measureId'> & {
  /** The steps it pays for, in turn. */
  readonly measureIds: readonly string[]
  readonly unknowns: number
}

export function certaintyOf(incentive: IdentifiedIncentive): Certainty {
  return incentive.eligibility.trace.some(({ outcome }) => outcome === 'unknown') ? 'may_apply' : 'likely'
}

/**
 * The incentives that pay for a plan together. Each is paid once, at the steps it is for. Of a group in which
 * only one may be had for a step, the one with the fewest open questions is taken, then the larger. Shared caps and
 * the price of the step limit what is left.
 */
export function planIncentives(
  plan: readonly MeasureWork[],
  incentives: readonly IdentifiedIncentive[],
  facts: Facts,
  today: string,
): PlanIncentives {
  const leftOut: { incentive: IdentifiedIncentive; reason: LeftOutReason }[] = []
  const offers: Offer[] = []
  for (const incentive of incentives) {
    const offer = offerFor(incentive, plan, facts, today)
    if (typeof offer === 'string') leftOut.push({ incentive, reason: offer })
    else if (offer) offers.push(offer)
  }
  const ranked = offers.toSorted((a, b) => a.unknowns - b.unknowns || b.cents.mid - a.cents.mid)
  const purse = new IncentivePurse(plan)
  const lines: PlanIncentiveLine[] = []
  for (const offer of ranked) {
    const { incentive, certainty } = offer
    const paid = purse.takeInTurn(incentive, offer.measureIds, offer.cents)
    if (typeof paid === 'string') leftOut.push({ incentive, reason: paid })
    else lines.push(...paid.map((part) => ({ incentive, certainty, ...part })))
  }
  return { lines, leftOut }
}

function offerFor(
  incentive: IdentifiedIncentive,
  plan: readonly MeasureWork[],
  facts: Facts,
  today: string,
): Offer | LeftOutReason | null {
  const covered = plan.filter(({ id }) => incentive.measure_ids.includes(id))
  const dearest = covered.toSorted((a, b) => b.costCents.mid - a.costCents.mid)[0]
  if (!dearest || !incentive.is_active || !isWithin(incentive.date_range, today)) return null
  if (incentive.eligibility.verdict === 'not_eligible') return 'not_eligible'
  if (covered.length < incentive.combining.at_least_measures) return 'needs_more_measures'
  const pays = (costCents: number) =>
    quoteAmount(incentive.amount_formula, { costCents, quantities: dearest.quantities }, facts).cents
  const { low, mid, high } = dearest.costCents
  const [atLow, atMid, atHigh] = [pays(low), pays(mid), pays(high)]
  if (atLow === null || atMid === null || atHigh === null) return null
  const unknowns = incentive.eligibility.trace.filter(({ outcome }) => outcome === 'unknown').length
  const cents = { low: wholeUnits(atLow), mid: wholeUnits(atMid), high: wholeUnits(atHigh) }
  return {
    incentive,
    measureIds: paidInTurn(incentive, covered, dearest),
    certainty: certaintyOf(incentive),
    cents,
    unknowns,
  }
}

/** A fixed sum, such as a pack, pays for what it names, in that order; a share of a price pays for the dearest step. */
function paidInTurn(
  { amount_formula, measure_ids }: IdentifiedIncentive,
  covered: readonly MeasureWork[],
  dearest: MeasureWork,
): string[] {
  const isFlat = amount_formula.parts.every(({ kind }) => kind === 'flat')
  return isFlat ? measure_ids.filter((id) => covered.some((work) => work.id === id)) : [dearest.id]
}

/** Amounts are written without cents; what is written is what is counted. */
const wholeUnits = (cents: number) => Math.round(cents / 100) * 100
