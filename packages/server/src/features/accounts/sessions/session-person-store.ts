import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { FoundSession } from '../../../platform/sessions/session.ts'
import { toSession } from '../../../platform/sessions/session-store.ts'
import { toUser, type UserRow } from '../user-store.ts'

/** Every request of a signed-in person begins with both, so they are read together. */
export async function findSessionOfToken(
  db: PartnerDb,
  partnerId: string,
  tokenHash: string,
): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', (join) =>
      join
        .onRef('users.partner_id', '=', 'sessions.partner_id')
        .onRef('users.id', '=', 'sessions.subject_id')
        .on('sessions.subject_kind', 'in', ['user', 'guest']),
    )
    .selectAll('users')
    .select([
      'sessions.id as session_id',
      'sessions.created_at as begun_at',
      'sessions.subject_kind',
      'sessions.subject_id',
      'sessions.on_behalf_by',
      'sessions.opened_by',
      'sessions.user_agent',
      'sessions.second_factor_at',
      'sessions.proved_at',
      'sessions.last_seen_at',
      'sessions.ends_at',
    ])
    .where('sessions.partner_id', '=', partnerId)
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { session_id, begun_at, ...rest } = row
  return {
    session: toSession({ ...rest, partner_id: partnerId, id: session_id, created_at: begun_at }),
    // Joined: either every column of the person is there or none is.
    person: row.id === null ? undefined : toUser(row as UserRow),
  }
}
