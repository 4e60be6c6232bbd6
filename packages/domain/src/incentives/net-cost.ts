import type { CentsRange, MeasureWork } from './measure-work.ts'
import type { PlanIncentiveLine } from './plan-incentives.ts'

export type NetCost = {
  readonly cost: CentsRange
  readonly incentives: CentsRange
  /** The high end of what a person pays leaves out incentives that only may apply. */
  readonly net: CentsRange
}

/** What a step or a whole plan costs after the incentives that pay for it. */
export function netCost(measures: readonly MeasureWork[], lines: readonly PlanIncentiveLine[]): NetCost {
  const ids = new Set(measures.map(({ id }) => id))
  const own = lines.filter(({ measureId }) => ids.has(measureId))
  const cost = sum(measures.map(({ costCents }) => costCents))
  const incentives = sum(own.map(({ cents }) => cents))
  const sure = sum(own.filter(({ certainty }) => certainty === 'likely').map(({ cents }) => cents))
  return {
    cost,
    incentives: { ...incentives, low: Math.min(sure.low, incentives.low) },
    net: {
      low: cost.low - incentives.low,
      mid: cost.mid - incentives.mid,
      high: cost.high - sure.high,
    },
  }
}

const sum = (ranges: readonly CentsRange[]): CentsRange =>
  ranges.reduce(
    (total, { low, mid, high }) => ({ low: total.low + low, mid: total.mid + mid, high: total.high + high }),
    { low: 0, mid: 0, high: 0 },
  )
