import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import { recommendIncentives } from '@hearthlight/domain/incentives/recommend-incentives'
import { features } from '@hearthlight/domain/partner/features'
import { writeRecommended } from './features/buildings/building-store.ts'
import { ownerOf } from './features/buildings/owner.ts'
import { type IncentiveDeps, showIncentives } from './features/incentives/show-incentives.ts'
import { inPartner } from './platform/database/in-partner.ts'
import type { Scope } from './platform/scope.ts'

/** Notes on a building what the recommendation list would show for it, by the rule of that list. */
export const noteRecommended =
  (incentives: () => IncentiveDeps) =>
  async (scope: Scope, buildingId: string): Promise<void> => {
    const deps = incentives()
    const idsOf = async (kind: ProgrammableType) =>
      features(scope.partner.config, null).incentives
        ? recommendIncentives(await showIncentives(deps, scope, kind, buildingId), {}).map(({ id }) => id)
        : []
    const recommended = { offers: await idsOf('Offer'), subsidies: await idsOf('Subsidy') }
    await inPartner(deps.db, scope, (db) => writeRecommended(db, ownerOf(scope), buildingId, recommended))
  }
