import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'

export type Visit = {
  readonly landing_page: string
  readonly referrer: string | null
  readonly screen_width: number | null
  readonly screen_height: number | null
  readonly user_id: string | null
}

export async function insertVisit(db: PartnerDb, scope: Scope, visit: Visit): Promise<string> {
  const id = newId()
  await db
    .insertInto('visits')
    .values({ partner_id: scope.partnerId, id, ...visit })
    .execute()
  return id
}

export async function deleteVisitsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('visits').where('at', '<', day).execute()
}
