import type { UnitCost } from '@hearthlight/engine/measures'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { paidQuantities } from '../../incentives/amounts/measure-quantities.ts'
import type { CentsRange, MeasureWork } from '../../incentives/amounts/measure-work.ts'
import { shownCost, shownSum } from '../../incentives/amounts/shown-cost.ts'
import type { AidSources } from '../../incentives/combination/likely-aid.ts'
import { type NetCost, netCost } from '../../incentives/combination/net-cost.ts'
import {
  type Certainty,
  type PlanIncentives,
  planIncentives,
} from '../../incentives/combination/plan-incentives.ts'
import type { IdentifiedIncentive } from '../../incentives/incentive.ts'
import { type LabelMark, type LabelScheme, labelMark } from '../parts/label-text.ts'
import type { Estimate } from '../shown-figures/figure-step.ts'
import { shownFigures } from '../shown-figures/shown-figures.ts'
import { type Payback, paybackOf } from './payback.ts'

export type AuditMeasure = AuditResult['measures'][number]

/** One step of the plan, on the home that the steps before it have left. Costs in cents, savings a year, as written. */
export type PlanStepView = {
  readonly measure: AuditMeasure
  readonly net: NetCost
  /** The incentives that `net` counts. */
  readonly incentives: readonly IdentifiedIncentive[]
  /** Incentives that would take off more once their open conditions are met. */
  readonly possible: readonly IdentifiedIncentive[]
  readonly moneySaved: Estimate
  readonly kgSaved: Estimate
  /** Of what the step costs or, where the old one is replaced anyway, of what it costs above a plain one. */
  readonly payback: Payback
  /** What it costs above a plain one after incentives; null where nothing has to be replaced. */
  readonly extra: CentsRange | null
  readonly labelAfter: LabelMark | null
}

export type PlanView = {
  readonly steps: readonly PlanStepView[]
  readonly total: NetCost
  readonly moneySaved: Estimate
  readonly kgSaved: Estimate
  readonly incentives: PlanIncentives
}

export type PlanContext = AidSources & { readonly scheme: LabelScheme }

type Measured = Pick<AuditMeasure, 'id' | 'cost' | 'unit' | 'quantity' | 'is_recommended'> & {
  readonly saving: { readonly kwh: number }
}

/** A measure with the costs as they are written: what is counted from them can be counted again by the reader. */
export const measureWork = (measure: Measured): MeasureWork => ({
  id: measure.id,
  costCents: shownCost(measure.cost),
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
  const figures = shownFigures(result)
  const total = netCost(works, paid.lines)
  const steps = measures.map((measure): PlanStepView => {
    const own = paid.lines.filter(({ measureId }) => measureId === measure.id)
    const having = (certainty: Certainty) =>
      own.filter((line) => line.certainty === certainty).map(({ incentive }) => incentive)
    const net = netCost([measureWork(measure)], own)
    const extra = measure.extra_cost && extraAfter(shownCost(measure.extra_cost), net.incentives)
    const { money, kg } = figures.measures.get(measure.id) ?? NO_SAVING
    return {
      measure,
      net,
      incentives: having('likely'),
      possible: having('may_apply'),
      moneySaved: money,
      kgSaved: kg,
      payback: paybackOf(extra ?? net.net, money, measure.lifetime_years),
      extra,
      labelAfter: measure.label_after && labelMark(measure.label_after, context.scheme),
    }
  })
  return {
    steps,
    total: { ...total, net: shownSum(total.net) },
    moneySaved: figures.saved.money,
    kgSaved: figures.saved.kg,
    incentives: paid,
  }
}

/** An incentive pays for the better one: a plain one would get none. */
const extraAfter = (extra: CentsRange, paid: CentsRange): CentsRange => ({
  low: Math.max(0, extra.low - paid.low),
  mid: Math.max(0, extra.mid - paid.mid),
  high: Math.max(0, extra.high - paid.high),
})

const NOTHING: Estimate = { value: 0, low: 0, high: 0 }
const NO_SAVING = { money: NOTHING, kg: NOTHING }

/** How many steps bring back what they cost the person within ten years, as far as we can tell. */
export const paidSoon = ({ steps }: Pick<PlanView, 'steps'>): number =>
  steps.filter(({ payback, moneySaved }) =>
    payback.kind === 'free'
      ? moneySaved.value > 0
      : payback.kind === 'years' && payback.expected <= SOON_YEARS,
  ).length

const SOON_YEARS = 10
