import type { Selectable } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { PlatformTables } from '../database/tables/platform.ts'
import type { Session, Subject } from './session.ts'

export async function insertSession(db: Db, session: Session, tokenHash: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      partner_id: session.partnerId,
      id: session.id,
      token_hash: tokenHash,
      subject_kind: session.subject.kind,
      subject_id: session.subject.id,
      on_behalf_by: session.onBehalfBy,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      ends_at: session.endsAt,
    })
    .execute()
}

export async function findSession(
  db: Db,
  partnerId: string,
  tokenHash: string,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && toSession(row)
}

export async function touchSession(db: Db, session: Session, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

export async function replaceToken(db: Db, session: Session, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

export async function deleteSession(db: Db, session: Session): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

export async function deleteSessionsOf(
  db: Db,
  partnerId: string,
  subject: Subject,
  exceptId?: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('partner_id', '=', partnerId)
    .where('subject_id', '=', subject.id)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', String(exceptId)))
    .execute()
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('ends_at', '<', now).execute()
}

function toSession(row: Selectable<PlatformTables['sessions']>): Session {
  return {
    id: row.id,
    partnerId: row.partner_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    onBehalfBy: row.on_behalf_by,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    endsAt: row.ends_at,
  }
}
