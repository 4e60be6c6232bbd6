import type { CentsRange, MeasureWork } from '../amounts/measure-work.ts'
import type { PlanIncentiveLine } from './plan-incentives.ts'

export type NetCost = {
  readonly cost: CentsRange
  /** Of the incentives whose conditions are met as far as answers can tell. */
  readonly incentives: CentsRange
  readonly net: CentsRange
  /** What incentives with open conditions would take off besides; never counted in `net`. */
  readonly possible: CentsRange
}

/** What a step or a whole plan costs after the incentives that are likely to pay for it. */
export function netCost(measures: readonly MeasureWork[], lines: readonly PlanIncentiveLine[]): NetCost {
  const ids = new Set(measures.map(({ id }) => id))
  const own = lines.filter(({ measureId }) => ids.has(measureId))
  const paidBy = (certainty: PlanIncentiveLine['certainty']) =>
    sum(own.filter((line) => line.certainty === certainty).map(({ cents }) => cents))
  const cost = sum(measures.map(({ costCents }) => costCents))
  const incentives = paidBy('likely')
  return {
    cost,
    incentives,
    net: {
      low: cost.low - incentives.low,
      mid: cost.mid - incentives.mid,
      high: cost.high - incentives.high,
    },
    possible: paidBy('may_apply'),
  }
}

const sum = (ranges: readonly CentsRange[]): CentsRange =>
  ranges.reduce(
    (total, { low, mid, high }) => ({ low: total.low + low, mid: total.mid + mid, high: total.high + high }),
    { low: 0, mid: 0, high: 0 },
  )
