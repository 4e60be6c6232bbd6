import { type Kysely, sql } from 'kysely'

/** The log is read from its newest line on, by who, what, which record and request: each of them has its order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_at`.execute(db)
  await sql`drop index audit_log_actor`.execute(db)
  const indexes: readonly [name: string, on: string][] = [
    ['audit_log_newest', '(partner_id, at, id)'],
    ['audit_log_actor', '(partner_id, actor_id, at, id)'],
    ['audit_log_action', '(partner_id, action, at, id)'],
    ['audit_log_record_id', '(partner_id, record_id, at, id)'],
    ['audit_log_record_type', '(partner_id, record_type, at, id)'],
    ['audit_log_request', '(partner_id, request_id)'],
    ['audit_log_staff', `(partner_id, actor_kind, at, id) where actor_kind <> 'user'`],
    ['audit_log_acting', '(partner_id, at, id) where on_behalf_by is not null'],
  ]
  for (const [name, on] of indexes) await sql.raw(`create index ${name} on audit_log ${on}`).execute(db)
}
