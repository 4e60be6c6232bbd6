import type { BuildingInput } from '@hearthlight/domain/buildings/building'
import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import type { OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { buildingDefaults } from './building-deps.ts'
import { insertBuilding } from './building-store.ts'

type Place = Readonly<Record<'address1' | 'city' | 'region' | 'zip' | 'country', string>>

/** A home of which the address is all that is known. What else it needs is asked for when it is opened. */
export async function insertHome(
  db: ChangeDb,
  scope: Scope,
  owner: OwnedBy,
  place: Place,
  at: Date,
): Promise<string> {
  const known: BuildingInput = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ''))
  const building = await insertBuilding(db, owner, newBuilding(known, buildingDefaults(scope)), at)
  return building.id
}
