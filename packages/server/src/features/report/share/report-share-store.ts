import type { ChangeDb, PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'

type NewShare = {
  readonly id: string
  readonly building_id: string
  readonly user_id: string
  readonly token_hash: string
  readonly created_at: Date
  readonly ends_at: Date
}

export async function insertShare(db: ChangeDb, scope: Scope, share: NewShare): Promise<void> {
  await db
    .insertInto('report_shares')
    .values({ partner_id: scope.partnerId, ...share })
    .execute()
}

/** Of two links made at once, the second counts the first. */
export async function lockHome(db: PartnerDb, scope: Scope, buildingId: string): Promise<void> {
  await db
    .selectFrom('buildings')
    .select('id')
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', buildingId)
    .forUpdate()
    .execute()
}

/** The links of a home that still open it, newest first. */
export const listOpenShares = (db: PartnerDb, scope: Scope, buildingId: string, now: Date) =>
  db
    .selectFrom('report_shares')
    .select(['id', 'created_at', 'ends_at'])
    .where('partner_id', '=', scope.partnerId)
    .where('building_id', '=', buildingId)
    .where('ends_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

export const findOpenShare = (db: PartnerDb, scope: Scope, tokenHash: string, now: Date) =>
  db
    .selectFrom('report_shares')
    .select(['building_id', 'user_id', 'ends_at'])
    .where('partner_id', '=', scope.partnerId)
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** Removes a link of this person; answers which home it opened. */
export const removeShare = (db: ChangeDb, scope: Scope, userId: string, id: string) =>
  db
    .deleteFrom('report_shares')
    .where('partner_id', '=', scope.partnerId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['building_id', 'ends_at'])
    .executeTakeFirst()

export async function removeEndedShares(db: PlatformDb, now: Date): Promise<void> {
  await db.deleteFrom('report_shares').where('ends_at', '<=', now).execute()
}
