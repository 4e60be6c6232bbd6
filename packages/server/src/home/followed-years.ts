import { features } from '@hearthlight/domain/partner/features'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { findModelFollows } from '../features/meters/metered/metered-store.ts'
import type { MeteredYearsOf } from './metered-years.ts'

/** What of the meters the report follows: all that they say, unless the person keeps to the answers. */
export const followedYears =
  (meteredYears: MeteredYearsOf): AssessmentDeps['metered'] =>
  async (db, scope, buildingId) => {
    if (!features(scope.partner.config, null).energyUse) return []
    const { years } = await meteredYears(db, scope, buildingId)
    if (years.length === 0) return []
    return (await findModelFollows(db, scope, buildingId)) === 'meters' ? years : []
  }
