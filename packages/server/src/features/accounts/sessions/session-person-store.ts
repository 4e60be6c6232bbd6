import type { RawBuilder } from 'kysely'
import { compiledOnce } from '../../../platform/database/compiled-once.ts'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { toSession } from '../../../platform/sessions/session-store.ts'
import type { FindSession } from '../../../platform/sessions/sessions.ts'
import { toUser, type UserRow } from '../user-store.ts'

/** Every request of a signed-in person begins with both, so they are read together. */
const sessionWithPerson = (db: PartnerDb, partnerId: string, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', (join) =>
      samePartner(join, 'users.id', 'sessions.subject_id').on('sessions.subject_kind', 'in', [
        'user',
        'guest',
      ]),
    )
    .selectAll('users')
    .select([
      'sessions.id as session_id',
      'sessions.created_at as begun_at',
      'sessions.subject_kind',
      'sessions.subject_id',
      'sessions.on_behalf_by',
      'sessions.opened_by',
      'sessions.came_from',
      'sessions.user_agent',
      'sessions.second_factor_at',
      'sessions.proved_at',
      'sessions.last_seen_at',
      'sessions.ends_at',
    ])
    .where('sessions.partner_id', '=', partnerId)
    .where('sessions.token_hash', '=', tokenHash)

/** `ownVersion` names the version of all that the person of `sessions` joined with `users` owns. */
export function sessionFinder(ownVersion: RawBuilder<string>): FindSession {
  const find = compiledOnce(sessionWithPerson)
  const findVersioned = compiledOnce((db, partnerId: string, tokenHash: string) =>
    sessionWithPerson(db, partnerId, tokenHash).select(ownVersion.as('own_version')),
  )
  return async (db, { partnerId, tokenHash, readsOwn }) => {
    const [row] = readsOwn
      ? await findVersioned(db, partnerId, tokenHash)
      : (await find(db, partnerId, tokenHash)).map((each) => ({ ...each, own_version: undefined }))
    if (row === undefined) return undefined
    const { session_id, begun_at, own_version: ownVersion, ...rest } = row
    return {
      session: toSession({ ...rest, partner_id: partnerId, id: session_id, created_at: begun_at }),
      // Joined: either every column of the person is there or none is.
      person: row.id === null ? undefined : toUser(row as UserRow),
      ownVersion,
    }
  }
}
