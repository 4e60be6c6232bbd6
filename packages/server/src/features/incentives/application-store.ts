import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'

type Application = Pick<
  Schema['applications'],
  'building_id' | 'incentive_id' | 'kind' | 'project_type_id' | 'quantity' | 'status' | 'requested_edit'
>

export async function insertApplication(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  application: Application,
  at: Date,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('applications')
    .values({
      partner_id: partnerId,
      id,
      user_id: ownerId,
      ...application,
      original_incentive_id: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}
