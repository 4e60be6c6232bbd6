import { type CentsRange, dearestOf, type MeasureWork } from '../amounts/measure-work.ts'
import { quoteAmount } from '../amounts/quote-amount.ts'
import { centsOfDecimal } from '../amounts/rational.ts'
import { isWithin } from '../classification/date-range.ts'
import type { Facts } from '../classification/home-condition.ts'
import type { IdentifiedIncentive } from '../incentive.ts'
import { bestCombination } from './best-combination.ts'
import { type Limits, type PaidOut, type Payer, slotOf } from './pay-out.ts'

/** `likely`: every condition that an answer can settle is met. `may_apply`: something is still unknown. */
export type Certainty = 'likely' | 'may_apply'
type NotPaidReason = 'exclusive' | 'shared_cap' | 'covered'
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
 * The incentives that pay most for a plan together, those that are likely before those that may apply. Each is paid
 * once, at the steps it is for; of a group only one pays for a step; shared caps and prices limit the rest.
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
  const payers = ranked.map(toPayer)
  const limits = limitsAt(plan, ranked, 'mid')
  const paid = bestCombination(payers, limits)
  const isPaid = new Set(paid.payments.map(({ payer }) => payer))
  for (const [index, { incentive }] of ranked.entries())
    if (!isPaid.has(index))
      leftOut.push({ incentive, reason: whyNotPaid(payers, payers[index] as Payer, paid, limits) })
  return { lines: linesOf(plan, ranked, paid), leftOut }
}

const toPayer = ({ incentive, measureIds, certainty, cents }: Offer): Payer => ({
  cents: cents.mid,
  isLikely: certainty === 'likely',
  measureIds,
  exclusiveGroup: incentive.combining.exclusive_group,
  sharedCap: incentive.combining.shared_cap?.code ?? null,
})

const limitsAt = (plan: readonly MeasureWork[], offers: readonly Offer[], end: keyof CentsRange): Limits => ({
  prices: new Map(plan.map(({ id, costCents }) => [id, costCents[end]])),
  caps: new Map(
    offers.flatMap(({ incentive: { combining } }) =>
      combining.shared_cap ? [[combining.shared_cap.code, centsOfDecimal(combining.shared_cap.cap)]] : [],
    ),
  ),
})

function whyNotPaid(
  payers: readonly Payer[],
  payer: Payer,
  { payments }: PaidOut,
  { caps }: Limits,
): NotPaidReason {
  const taken = new Set(payments.map((one) => slotOf(payers[one.payer] as Payer, one.measureId)))
  const isTaken = (id: string) => payer.exclusiveGroup !== null && taken.has(slotOf(payer, id))
  if (payer.measureIds.every(isTaken)) return 'exclusive'
  const { sharedCap } = payer
  const fromCap = payments
    .filter((one) => payers[one.payer]?.sharedCap === sharedCap)
    .reduce((sum, { cents }) => sum + cents, 0)
  return sharedCap !== null && fromCap >= (caps.get(sharedCap) ?? 0) ? 'shared_cap' : 'covered'
}

/** The payments with the ends of their ranges: at the low end at most what is paid in the middle, at the high end no less. */
function linesOf(
  plan: readonly MeasureWork[],
  offers: readonly Offer[],
  { payments }: PaidOut,
): PlanIncentiveLine[] {
  const ordered = payments.toSorted((a, b) => a.payer - b.payer)
  const lows = paidAtEnd(plan, offers, ordered, 'low')
  const highs = paidAtEnd(plan, offers, ordered, 'high')
  return ordered.map(({ payer, measureId, cents }, index) => {
    const { incentive, certainty } = offers[payer] as Offer
    const ends = { low: lows[index] ?? 0, mid: cents, high: highs[index] ?? cents }
    return { incentive, measureId, certainty, cents: ends }
  })
}

/** What the same payments come to at another end of the prices. */
function paidAtEnd(
  plan: readonly MeasureWork[],
  offers: readonly Offer[],
  payments: PaidOut['payments'],
  end: 'low' | 'high',
): number[] {
  const { prices, caps } = limitsAt(plan, offers, end)
  const left = new Map([...prices, ...[...caps].map(([code, cap]) => [`cap ${code}`, cap] as const)])
  const placesOf = (payment: PaidOut['payments'][number]) => {
    const cap = offers[payment.payer]?.incentive.combining.shared_cap
    return [payment.measureId, `payer ${payment.payer}`, ...(cap ? [`cap ${cap.code}`] : [])]
  }
  for (const [index, { cents }] of offers.entries()) left.set(`payer ${index}`, cents[end])
  const take = (payment: PaidOut['payments'][number], wanted: number) => {
    const places = placesOf(payment)
    const cents = Math.min(wanted, ...places.map((place) => left.get(place) ?? 0))
    for (const place of places) left.set(place, (left.get(place) ?? 0) - cents)
    return cents
  }
  const first = payments.map((payment) => take(payment, payment.cents))
  if (end === 'low') return first
  return payments.map((payment, index) => (first[index] ?? 0) + take(payment, Number.POSITIVE_INFINITY))
}

function offerFor(
  incentive: IdentifiedIncentive,
  plan: readonly MeasureWork[],
  facts: Facts,
  today: string,
): Offer | LeftOutReason | null {
  const covered = plan.filter(({ id }) => incentive.measure_ids.includes(id))
  const dearest = dearestOf(covered)
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
