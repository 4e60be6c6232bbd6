import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import { recommendIncentives } from '@hearthlight/domain/incentives/shown/recommend-incentives'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { lockBuilding, writeRecommended } from '../features/buildings/building-store.ts'
import { change } from '../platform/audit-log/change.ts'
import { difference } from '../platform/audit-log/difference.ts'
import type { PlatformDb } from '../platform/database/schema.ts'
import { classifyHome } from './classify-home.ts'
import { homeForIncentives } from './home-for-incentives.ts'

/** Notes on a building what is recommended to it and open, in the order of the recommendation list. */
export const noteRecommended =
  (platformDb: PlatformDb, now: () => Date): AssessmentDeps['noteRecommended'] =>
  async (scope, home, audit) => {
    const incentives = home.incentivesFor(homeForIncentives(scope, home, audit))
    const open = classifyHome(scope, home, incentives, now()).filter(
      ({ classification }) => classification?.is_recommended,
    )
    const shown = recommendIncentives(open, {})
    const idsOf = (kind: ProgrammableType) =>
      shown.filter((incentive) => incentive.kind === kind).map(({ id }) => id)
    const recommended = { offers: idsOf('Offer'), subsidies: idsOf('Subsidy') }
    const owner = scope.access
    const { id } = home.building
    const record = { type: 'building', id, of: owner.ownerId }
    await change(platformDb, scope, { action: 'building.recommend', record }, async (db) => {
      const before = (await lockBuilding(db, owner, id))?.va_recommended ?? recommended
      const isNew = difference({ before, after: recommended }) !== undefined
      if (isNew) await writeRecommended(db, owner, id, recommended)
      return { result: undefined, before, after: recommended }
    })
  }
