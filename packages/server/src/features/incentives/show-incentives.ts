import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { type HomeForIncentives, presentIncentive } from '@hearthlight/domain/incentives/present-incentive'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { findIncentive, listIncentives, readDictionaries, type StoredIncentive } from './incentive-store.ts'

export type IncentiveDeps = {
  readonly db: PlatformDb
  /** What is known about a building of the person; refuses a building that is not theirs. */
  readonly homeOf: (scope: HomeScope, buildingId: string) => Promise<HomeForIncentives>
}

const NO_HOME: HomeForIncentives = { facts: {}, measures: null, placeholders: {} }

/** The incentives of one kind as this home sees them; without a building, as anybody does. */
export async function showIncentives(
  deps: IncentiveDeps,
  scope: HomeScope,
  kind: ProgrammableType,
  buildingId: string | undefined,
): Promise<IdentifiedIncentive[]> {
  const home = await homeOrNone(deps, scope, buildingId)
  return inPartner(deps.db, scope, async (db) =>
    present(db, scope, home, await listIncentives(db, scope, kind)),
  )
}

export async function showIncentive(
  deps: IncentiveDeps,
  scope: HomeScope,
  kind: ProgrammableType,
  id: string,
  buildingId: string | undefined,
): Promise<IdentifiedIncentive> {
  const home = await homeOrNone(deps, scope, buildingId)
  return inPartner(deps.db, scope, async (db) => {
    const row = await findIncentive(db, scope, kind, id)
    const [shown] = row ? await present(db, scope, home, [row]) : []
    if (!shown) throw new Problem('shared.not-found')
    return shown
  })
}

const homeOrNone = (deps: IncentiveDeps, scope: HomeScope, buildingId: string | undefined) =>
  buildingId === undefined ? Promise.resolve(NO_HOME) : deps.homeOf(scope, buildingId)

async function present(
  db: PartnerDb,
  scope: HomeScope,
  home: HomeForIncentives,
  rows: readonly StoredIncentive[],
): Promise<IdentifiedIncentive[]> {
  const dictionaries = await readDictionaries(db, scope)
  const { config } = scope.partner
  const soft = new Set([...config.soft_recommended_offers, ...config.soft_recommended_subsidies])
  return rows.map((row) => ({
    id: row.id,
    ...presentIncentive(row.definition, dictionaries, home, {
      language: scope.language,
      currencyCode: config.currency_code,
      projectTypeId: row.project_type_id,
      energyAdvisorIds: [],
      isSoftRecommended: soft.has(row.id) || soft.has(row.definition.code),
    }),
  }))
}
