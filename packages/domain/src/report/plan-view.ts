import type { UnitCost } from '@hearthlight/engine/measures'
import type { Facts } from '../incentives/fact-test.ts'
import type { IdentifiedIncentive } from '../incentives/incentive.ts'
import { paidQuantities } from '../incentives/measure-quantities.ts'
import type { MeasureWork } from '../incentives/measure-work.ts'
import { type NetCost, netCost } from '../incentives/net-cost.ts'
import { type Certainty, type PlanIncentives, planIncentives } from '../incentives/plan-incentives.ts'
import type { AuditResult } from './audit-result-schema.ts'
import { halfWidthPercent } from './estimates.ts'
import type { Estimate } from './home-view.ts'
import { type LabelMark, type LabelScheme, labelMark } from './label-text.ts'

export type AuditMeasure = AuditResult['measures'][number]

/** Whole years after incentives; an open end where it may take longer than anybody should wait. */
export type Payback =
  | { readonly kind: 'years'; readonly low: number; readonly high: number | null }
  /** The saving is known to less than ±40 %: a payback would pretend too much. */
  | { readonly kind: 'too_wide' }
  | { readonly kind: 'never' }

/** One step of the plan, on the home that the steps before it have left. Costs in cents, savings a year. */
export type PlanStepView = {
  readonly measure: AuditMeasure
  readonly net: NetCost
  /** Null when no incentive pays for it. */
  readonly certainty: Certainty | null
  readonly incentives: readonly IdentifiedIncentive[]
  readonly moneySaved: Estimate
  readonly payback: Payback
  readonly labelAfter: LabelMark | null
}

export type PlanView = {
  readonly steps: readonly PlanStepView[]
  readonly total: NetCost
  readonly moneySaved: Estimate
  readonly incentives: PlanIncentives
}

export type PlanContext = {
  readonly incentives: readonly IdentifiedIncentive[]
  readonly facts: Facts
  readonly today: string
  readonly scheme: LabelScheme
}

export const measureWork = (measure: AuditMeasure): MeasureWork => ({
  id: measure.id,
  costCents: {
    low: cents(measure.cost.low),
    mid: cents(measure.cost.mid),
    high: cents(measure.cost.high),
  },
  quantities: paidQuantities(measure.unit as UnitCost['unit'], measure.quantity),
  kwhSaved: measure.saving.kwh,
  isRecommended: measure.is_recommended,
})

/** The plan of a result, each step net of the incentives that are likely to pay for it. */
export function planView(result: AuditResult, context: PlanContext): PlanView {
  const byId = new Map(result.measures.map((measure) => [measure.id, measure]))
  const measures = result.plan.measure_ids.flatMap((id) => byId.get(id) ?? [])
  const works = measures.map(measureWork)
  const paid = planIncentives(works, context.incentives, context.facts, context.today)
  const steps = measures.map((measure): PlanStepView => {
    const own = paid.lines.filter(({ measureId }) => measureId === measure.id)
    const net = netCost([measureWork(measure)], own)
    const { p10, p90 } = measure.uncertainty.money
    const moneySaved = { value: measure.saving.money, low: p10, high: p90 }
    return {
      measure,
      net,
      certainty: certaintyOfAll(own),
      incentives: own.map(({ incentive }) => incentive),
      moneySaved,
      payback: paybackYears(net, moneySaved, measure.lifetime_years),
      labelAfter: measure.label_after && labelMark(measure.label_after, context.scheme),
    }
  })
  const { p10, p90 } = result.uncertainty.savings.money
  return {
    steps,
    total: netCost(works, paid.lines),
    moneySaved: { value: result.totals.savings.money, low: p10, high: p90 },
    incentives: paid,
  }
}

const cents = (amount: number) => Math.round(amount * 100)

const certaintyOfAll = (lines: PlanIncentives['lines']): Certainty | null => {
  if (lines.length === 0) return null
  return lines.every(({ certainty }) => certainty === 'likely') ? 'likely' : 'may_apply'
}

const WIDEST_PERCENT = 40

/**
 * Cost and saving are off independently of each other, so that their spreads add up as squares. A payback that may lie
 * far beyond the life of the thing has no end that is worth printing.
 */
export function paybackYears({ net }: NetCost, saved: Estimate, lifetimeYears: number): Payback {
  if (saved.value <= 0 || saved.high <= 0) return { kind: 'never' }
  if (halfWidthPercent(saved, saved.value) > WIDEST_PERCENT) return { kind: 'too_wide' }
  const years = (cents: number, money = saved.value) => cents / 100 / money
  const likely = years(net.mid)
  const early = Math.hypot(likely - years(net.low), likely - years(net.mid, saved.high))
  const late = Math.hypot(years(net.high) - likely, years(net.mid, saved.low) - likely)
  const low = Math.max(1, Math.round(likely - early))
  if (low > 2 * lifetimeYears) return { kind: 'never' }
  const high = Math.ceil(likely + late)
  return { kind: 'years', low, high: high > 2 * lifetimeYears ? null : Math.max(low, high) }
}

const SOON_YEARS = 10

/** How many steps bring back what they cost the person within ten years, as far as we can tell. */
export const paidSoon = ({ steps }: Pick<PlanView, 'steps'>): number =>
  steps.filter(
    ({ payback, net, moneySaved }) =>
      payback.kind === 'years' && net.net.mid / 100 / moneySaved.value <= SOON_YEARS,
  ).length
