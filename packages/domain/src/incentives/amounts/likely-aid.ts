import { type Aid, MEASURE_COSTS } from '@hearthlight/engine/measures'
import type { Facts } from '../classification/fact-test.ts'
import { planIncentives } from '../combination/plan-incentives.ts'
import type { IdentifiedIncentive } from '../incentive.ts'
import { paidQuantities } from './measure-quantities.ts'
import { netCost } from './net-cost.ts'
import { shownCost } from './shown-cost.ts'

/** What is known of a person's incentives before their home is assessed. */
export type AidSources = {
  readonly incentives: readonly IdentifiedIncentive[]
  readonly facts: Facts
  readonly today: string
}

/** What a measure is likely to be paid by itself: the same incentives and the same prices as in the plan. */
export const likelyAid =
  ({ incentives, facts, today }: AidSources): Aid =>
  ({ id, cost, quantity }) => {
    const work = {
      id,
      costCents: shownCost(cost),
      quantities: paidQuantities(MEASURE_COSTS[id].unit, quantity),
      kwhSaved: 0,
      isRecommended: true,
    }
    return netCost([work], planIncentives([work], incentives, facts, today).lines).incentives.mid / 100
  }
