import { classificationContext } from '@hearthlight/domain/incentives/classification-context'
import { type ClassifiedIncentive, classified } from '@hearthlight/domain/incentives/classified-incentive'
import { classifyIncentive } from '@hearthlight/domain/incentives/classify-incentive'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { HomeSnapshot } from '../features/assessment/home-snapshot.ts'
import type { Scope } from '../platform/scope.ts'

/** Each incentive with its place among those of this home, on the day it is in the partner's calendar. */
export function classifyHome(
  { partner: { config } }: Scope,
  { building, applications }: HomeSnapshot,
  incentives: readonly IdentifiedIncentive[],
  at: Date,
): ClassifiedIncentive[] {
  const context = classificationContext(config.time_zone, building, applications, at)
  return incentives.map((incentive) => classified(incentive, classifyIncentive(incentive, context)))
}
