import { type Aid, MEASURE_COSTS } from '@hearthlight/engine/measures'
import { paidQuantities } from '../amounts/measure-quantities.ts'
import { shownCost } from '../amounts/shown-cost.ts'
import type { Facts } from '../classification/home-condition.ts'
import type { IdentifiedIncentive } from '../incentive.ts'
import { netCost } from './net-cost.ts'
import { planIncentives } from './plan-incentives.ts'

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
