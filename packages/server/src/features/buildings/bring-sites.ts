import type { Site } from '@hearthlight/domain/accounts/account-verification'
import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { ownUtilities } from '@hearthlight/domain/buildings/utilities'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { buildingDefaults } from './building-deps.ts'
import { hasSite, insertBuilding } from './building-store.ts'

/**
 * The sites that an account system knows, as homes of the person: without them, somebody who may not add a home would
 * have none. They are homes of the partner's own customers. What else a home needs is asked for when it is opened.
 */
export async function bringSites(
  { now }: { readonly now: () => Date },
  db: PartnerDb,
  scope: Scope,
  userId: string,
  sites: readonly Site[],
): Promise<void> {
  const owner = { partnerId: scope.partnerId, ownerId: userId }
  const own = ownUtilities(scope.partner.config.settings.utilities)
  for (const { id, ...place } of sites) {
    if (await hasSite(db, owner, id)) continue
    const record = newBuilding({ ...own, ...place, partner_building_id: id }, buildingDefaults(scope))
    const what = { action: 'building.bring', record: { type: 'building', of: userId } }
    await change(db, scope, what, async (changeDb) => {
      const building = await insertBuilding(changeDb, owner, record, now())
      return { result: undefined, id: building.id, after: record.fields }
    })
  }
}
