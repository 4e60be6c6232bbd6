import type { Building } from '@hearthlight/domain/buildings/building'
import type { BuildingListQuery, BuildingListResponse } from '@hearthlight/domain/buildings/building-list'
import { listWindow } from '@hearthlight/domain/buildings/building-list'
import { blankBuilding } from '@hearthlight/domain/buildings/new-building'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { buildingDefaults } from './building-deps.ts'
import { findBuilding, findLatestBuilding, listBuildings } from './building-store.ts'
import { presentBuilding } from './present-building.ts'

/** One building of the person; without an id, the one they worked on last. Another's is not found. */
export async function readBuilding(
  db: PartnerDb,
  scope: HomeScope,
  id: string | undefined,
): Promise<Building> {
  if (scope.trial !== undefined) return trialHome(scope, scope.trial)
  const owner = scope.access
  const row = id === undefined ? await findLatestBuilding(db, owner) : await findBuilding(db, owner, id)
  if (!row) throw new Problem('shared.not-found')
  return presentBuilding(row, scope.language)
}

/** The home of a walk through a draft of a program: nobody lives there, and nothing is known of it. */
function trialHome(scope: HomeScope, id: string): Building {
  const at = new Date(0).toISOString()
  const blank = blankBuilding(buildingDefaults(scope), scope.partner.config.settings.utilities)
  return { ...blank, id, created_at: at, updated_at: at }
}

export async function readBuildings(
  db: PartnerDb,
  scope: HomeScope,
  query: BuildingListQuery,
): Promise<Omit<BuildingListResponse, 'meta'>> {
  const owner = scope.access
  const window = listWindow(query, scope.partner.config.settings.buildings_listed_per_page)
  const { rows, total: totalRecords } = await listBuildings(db, owner, window)
  return {
    records: {
      data: rows.map((row) => ({
        id: row.id,
        type: 'buildings',
        attributes: presentBuilding(row, scope.language),
      })),
    },
    totalRecords,
    totalDisplayRecords: totalRecords,
  }
}
