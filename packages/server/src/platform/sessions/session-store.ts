import type { Selectable } from 'kysely'
import type { PlatformPassingTables } from '../database/platform-tables.ts'
import type { PartnerDb, PlatformDb } from '../database/schema.ts'
import type { Session, Subject } from './session.ts'

export async function insertSession(db: PartnerDb, session: Session, tokenHash: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      partner_id: session.partnerId,
      id: session.id,
      token_hash: tokenHash,
      subject_kind: session.subject.kind,
      subject_id: session.subject.id,
      on_behalf_by: session.onBehalfBy,
      opened_by: session.openedBy,
      came_from: session.cameFrom,
      user_agent: session.userAgent,
      second_factor_at: session.secondFactorAt,
      proved_at: session.provedAt,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      ends_at: session.endsAt,
    })
    .execute()
}

export async function findSessionById(
  db: PartnerDb,
  partnerId: string,
  id: string,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toSession(row)
}

export async function touchSession(db: PartnerDb, session: Session, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

export async function replaceToken(db: PartnerDb, session: Session, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

export async function setProved(db: PartnerDb, session: Session, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

/** Answers how many there are now. One statement: each of several at once is counted. */
export async function addWrongCode(db: PartnerDb, session: Session): Promise<number> {
  const row = await db
    .updateTable('sessions')
    .set((sessions) => ({ wrong_codes: sessions('wrong_codes', '+', 1) }))
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .returning('wrong_codes')
    .executeTakeFirst()
  return row?.wrong_codes ?? 0
}

export async function deleteSession(db: PartnerDb, session: Session): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('partner_id', '=', session.partnerId)
    .where('id', '=', session.id)
    .execute()
}

export async function deleteSessionsOf(
  db: PartnerDb,
  partnerId: string,
  subject: Subject,
  exceptId?: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) => row.and(ownedBy(partnerId, subject)))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', String(exceptId)))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Answers whether the subject had this session. */
export async function deleteSessionOf(
  db: PartnerDb,
  partnerId: string,
  subject: Subject,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) => row.and(ownedBy(partnerId, subject)))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The sessions of a person or of staff, the last used first; whether each still lives is not checked here. */
export async function listSessionsOf(db: PartnerDb, partnerId: string, subject: Subject): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where((row) => row.and(ownedBy(partnerId, subject)))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSession)
}

/** An operator is the same one at every partner; everybody else is somebody at one partner only. */
const ownedBy = (partnerId: string, { kind, id }: Subject) => ({
  subject_id: id,
  ...(kind === 'operator' ? { subject_kind: kind } : { partner_id: partnerId }),
})

export async function deleteEndedSessions(db: PlatformDb, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('ends_at', '<', now).execute()
}

export function toSession(
  row: Omit<Selectable<PlatformPassingTables['sessions']>, 'token_hash' | 'wrong_codes'>,
): Session {
  return {
    id: row.id,
    partnerId: row.partner_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    onBehalfBy: row.on_behalf_by,
    openedBy: row.opened_by,
    cameFrom: row.came_from,
    userAgent: row.user_agent,
    secondFactorAt: row.second_factor_at,
    provedAt: row.proved_at,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    endsAt: row.ends_at,
  }
}
