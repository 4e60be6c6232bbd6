import { sql } from 'kysely'
import pg from 'pg'
import type { ChangeDb, PartnerDb, PlatformDb } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { actorId, type Scope } from '../scope.ts'

/** Who changes something, and in answer to which request. */
export type ChangedBy = Pick<Scope, 'partnerId' | 'actor' | 'requestId'>
export type LoggedValues = Readonly<Record<string, unknown>>

export type AuditEntry = {
  /** What was done, `noun.verb`. */
  readonly action: string
  readonly record: LoggedRecord & { readonly id: string }
  readonly before: LoggedValues | undefined
  readonly after: LoggedValues | undefined
}

export type LoggedRecord = {
  readonly type: string
  readonly id?: string | undefined
  /** The home or person it belongs to: when that is deleted, the values of the line are erased with it. */
  readonly of?: string | undefined
}

/** Only `change` calls it: the database refuses what lasts to a transaction that has not said what it does. */
export async function allowChange(db: PartnerDb, action: string): Promise<void> {
  await sql.raw(`set local hearthlight.change = ${pg.escapeLiteral(action)}`).execute(db)
}

/** Only `change` calls it: the line stands in the transaction of the change itself. */
export async function appendToAuditLog(
  db: ChangeDb | PlatformDb,
  { partnerId, actor, requestId }: ChangedBy,
  { action, record, before, after }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      partner_id: partnerId,
      id: newId(),
      actor_kind: actor.kind,
      actor_id: actorId(actor),
      on_behalf_by: actor.kind === 'user' ? (actor.onBehalfBy ?? null) : null,
      action,
      record_type: record.type,
      record_id: record.id,
      record_of: record.of ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: requestId,
    })
    .execute()
}

/** Whether the same was logged of the same actor and record in the last minutes, by the clock of the log. */
export async function wasLogged(
  db: PartnerDb,
  { partnerId, actor }: Pick<Scope, 'partnerId' | 'actor'>,
  { action, record, after }: Pick<AuditEntry, 'action' | 'record' | 'after'>,
  minutes: number,
): Promise<boolean> {
  const line = await db
    .selectFrom('audit_log')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('record_id', '=', record.id)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${minutes}::integer)`)
    .where('actor_id', '=', actorId(actor))
    .where('action', '=', action)
    .where(sql<boolean>`after = ${JSON.stringify(after)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** What the log tells of a home or person that is being deleted, and of all that belongs to it. Its lines stay. */
export async function eraseAuditValues(
  db: ChangeDb | PlatformDb,
  { partnerId }: Pick<Scope, 'partnerId'>,
  subject: string,
): Promise<void> {
  await sql`select erase_audit_values(${partnerId}::uuid, ${subject})`.execute(db)
}

/** The same of one partner, this many lines at most; answers how many it were. */
export async function eraseAuditValuesOf(
  db: PlatformDb,
  { partnerId }: Pick<Scope, 'partnerId'>,
  day: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select erase_audit_values_of(${partnerId}::uuid, ${day}, ${most}::integer) as count`.execute(db)
  return rows[0]?.count ?? 0
}

export async function eraseAuditValuesBefore(db: PlatformDb, day: Date): Promise<void> {
  await sql`select erase_audit_values_before(${day})`.execute(db)
}
