import type { CashYear } from '../chart-geometry/cumulative-cash.ts'
import type { PlanView } from './plan-view.ts'

/**
 * Money in the pocket after each year, in today's prices: minus what the plan costs after incentives, plus what every
 * step has saved as long as it lasts. The doubtful edge takes the dearest cost and the smallest savings together.
 */
export function cashYears(
  { steps, total }: Pick<PlanView, 'steps' | 'total'>,
  horizonYears: number,
): CashYear[] {
  const savedBy = (year: number, edge: 'low' | 'value' | 'high') =>
    steps.reduce(
      (sum, { measure, moneySaved }) => sum + Math.min(year, measure.lifetime_years) * moneySaved[edge],
      0,
    )
  const { low, mid, high } = total.net
  return Array.from({ length: horizonYears + 1 }, (_, year) => ({
    year,
    low: -high / 100 + savedBy(year, 'low'),
    value: -mid / 100 + savedBy(year, 'value'),
    high: -low / 100 + savedBy(year, 'high'),
  }))
}
