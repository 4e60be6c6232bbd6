import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'

export type PageView = {
  readonly landing_page: string
  readonly referrer: string | null
  readonly screen_width: number | null
  readonly screen_height: number | null
  readonly user_id: string | null
}

export async function insertPageView(db: PartnerDb, scope: Scope, view: PageView): Promise<string> {
  const id = newId()
  await db
    .insertInto('visits')
    .values({ partner_id: scope.partnerId, id, ...view })
    .execute()
  return id
}

export async function deletePageViewsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('visits').where('at', '<', day).execute()
}
