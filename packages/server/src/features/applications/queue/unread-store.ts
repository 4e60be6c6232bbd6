import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

type Mark = { readonly applicationId: string; readonly staffId: string }

/** It was looked at. */
export async function forgetUnread(
  db: PartnerDb,
  { partnerId }: InPartner,
  { applicationId, staffId }: Mark,
): Promise<void> {
  await db
    .deleteFrom('unread_applications')
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .where('application_id', '=', applicationId)
    .execute()
}

/** It has become somebody's, and is no news for anybody else any more; who took it themselves knows. */
export async function handUnread(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  { to, by, at }: { readonly to: string | null; readonly by: string | null; readonly at: Date },
): Promise<void> {
  await db
    .deleteFrom('unread_applications')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .$if(to !== null, (query) => query.where('staff_id', '<>', String(to)))
    .execute()
  if (to === null || to === by) return
  await db
    .insertInto('unread_applications')
    .values({
      partner_id: partnerId,
      staff_id: to,
      application_id: applicationId,
      why: 'assigned',
      since: at,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'staff_id', 'application_id']).doNothing())
    .execute()
}

/** How many this reader has been answered in, and who wrote last in two of them. */
export async function listAnswered(
  db: PartnerDb,
  { partnerId }: InPartner,
  staffId: string,
): Promise<{ count: number; names: string[] }> {
  const rows = await db
    .selectFrom('unread_applications as unread')
    .innerJoin('applications', (join) => samePartner(join, 'applications.id', 'unread.application_id'))
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'applications.user_id'))
    .select(['users.name', sql<number>`(count(*) over ())::integer`.as('in_all')])
    .where('unread.partner_id', '=', partnerId)
    .where('unread.staff_id', '=', staffId)
    .where('unread.why', '<>', 'assigned')
    .orderBy('unread.since', 'desc')
    .limit(2)
    .execute()
  return { count: rows[0]?.in_all ?? 0, names: rows.map(({ name }) => name) }
}

export async function countUnread(db: PartnerDb, { partnerId }: InPartner, staffId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('unread_applications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** What nobody looked at for so long is no news. */
export async function deleteUnreadBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('unread_applications').where('since', '<', day).execute()
}
