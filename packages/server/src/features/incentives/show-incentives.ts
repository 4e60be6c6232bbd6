import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { HomeForIncentives } from '@hearthlight/domain/incentives/present-incentive'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { readCatalogue } from './incentive-store.ts'
import { presentIncentives } from './present-incentives.ts'

export type IncentiveDeps = {
  readonly db: PlatformDb
  /** The incentives of both kinds as a home of the person sees them; refuses a building that is not theirs. */
  readonly incentivesOf: (scope: HomeScope, buildingId: string) => Promise<readonly IdentifiedIncentive[]>
}

const NO_HOME: HomeForIncentives = { facts: {}, measures: null, placeholders: {} }

/** The incentives of one kind as this home sees them; without a building, as anybody does. */
export async function showIncentives(
  deps: IncentiveDeps,
  scope: HomeScope,
  kind: ProgrammableType,
  buildingId: string | undefined,
): Promise<IdentifiedIncentive[]> {
  const all =
    buildingId === undefined
      ? presentIncentives(scope, await inPartner(deps.db, scope, (db) => readCatalogue(db, scope)), NO_HOME)
      : await deps.incentivesOf(scope, buildingId)
  return all.filter((incentive) => incentive.kind === kind)
}

export async function showIncentive(
  deps: IncentiveDeps,
  scope: HomeScope,
  kind: ProgrammableType,
  id: string,
  buildingId: string | undefined,
): Promise<IdentifiedIncentive> {
  const shown = (await showIncentives(deps, scope, kind, buildingId)).find((incentive) => incentive.id === id)
  if (!shown) throw new Problem('shared.not-found')
  return shown
}
