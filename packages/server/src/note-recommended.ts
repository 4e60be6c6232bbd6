import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import { recommendIncentives } from '@hearthlight/domain/incentives/recommend-incentives'
import { features } from '@hearthlight/domain/partner/features'
import { lockBuilding, writeRecommended } from './features/buildings/building-store.ts'
import { type IncentiveDeps, showIncentives } from './features/incentives/show-incentives.ts'
import type { HomeScope } from './platform/access.ts'
import { change } from './platform/audit-log/change.ts'
import { difference } from './platform/audit-log/difference.ts'

/** Notes on a building what the recommendation list would show for it, by the rule of that list. */
export const noteRecommended =
  (incentives: () => IncentiveDeps) =>
  async (scope: HomeScope, buildingId: string): Promise<void> => {
    const deps = incentives()
    const idsOf = async (kind: ProgrammableType) =>
      features(scope.partner.config, null).incentives
        ? recommendIncentives(await showIncentives(deps, scope, kind, buildingId), {}).map(({ id }) => id)
        : []
    const recommended = { offers: await idsOf('Offer'), subsidies: await idsOf('Subsidy') }
    const owner = scope.access
    const record = { type: 'building', id: buildingId, of: owner.ownerId }
    await change(deps.db, scope, { action: 'building.recommend', record }, async (db) => {
      const before = (await lockBuilding(db, owner, buildingId))?.va_recommended ?? recommended
      const isNew = difference({ before, after: recommended }) !== undefined
      if (isNew) await writeRecommended(db, owner, buildingId, recommended)
      return { result: undefined, before, after: recommended }
    })
  }
