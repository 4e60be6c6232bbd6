import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import { Problem } from '@hearthlight/domain/shared/problem'
import { presentBuilding } from '../features/buildings/present-building.ts'
import type { HomeScope } from '../platform/access/access.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import { findHome } from './home-snapshot-store.ts'

/** What the record and the answers of a home tell; refuses a home that is not the person's. */
export async function readHomeFacts(db: PartnerDb, scope: HomeScope, buildingId: string): Promise<Facts> {
  const row = await findHome(db, scope.access, { buildingId })
  if (row === undefined) throw new Problem('shared.not-found')
  return homeFacts(presentBuilding(row, scope.language), row.answers ?? {})
}
