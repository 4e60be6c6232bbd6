import type { OwnedBy } from '../../platform/access.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'

/** Whether the person has applied with this id, for this home if one is named. */
export async function hasApplication(
  db: PartnerDb,
  { partnerId, ownerId }: OwnedBy,
  id: string,
  buildingId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('building_id')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && (buildingId ?? row.building_id) === row.building_id
}
