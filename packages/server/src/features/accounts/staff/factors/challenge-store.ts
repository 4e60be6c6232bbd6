import type { PartnerDb, Schema } from '../../../../platform/database/schema.ts'
import type { Session } from '../../../../platform/sessions/session.ts'

type Purpose = Schema['staff_challenges']['purpose']
const LIFETIME_MS = 5 * 60_000

/** A challenge belongs to one session and one purpose; a newer one takes its place, and the session's end takes it along. */
export async function saveChallenge(
  db: PartnerDb,
  { partnerId, id }: Session,
  { purpose, challenge }: { readonly purpose: Purpose; readonly challenge: string },
  now: Date,
): Promise<void> {
  const fresh = { challenge, expires_at: new Date(now.getTime() + LIFETIME_MS) }
  await db
    .insertInto('staff_challenges')
    .values({ partner_id: partnerId, session_id: id, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['partner_id', 'session_id', 'purpose']).doUpdateSet(fresh))
    .execute()
}

/** Gives the challenge out once, before the answer to it is even looked at. */
export async function takeChallenge(
  db: PartnerDb,
  { partnerId, id }: Session,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_challenges')
    .where('partner_id', '=', partnerId)
    .where('session_id', '=', id)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.challenge : undefined
}
