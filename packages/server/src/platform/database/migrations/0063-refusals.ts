import { type Kysely, sql } from 'kysely'

/** Who was refused what, counted by the minute. A row may belong to no partner: the host name was nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refusals (
      id text primary key,
      minute timestamptz not null,
      kind text not null check (kind in ('sign-in', 'token', 'csrf', 'rate', 'not-allowed')),
      code text not null,
      route text not null,
      partner_id uuid,
      actor_kind text not null,
      actor_id uuid,
      email_hash text,
      network text not null,
      count integer not null,
      last_at timestamptz not null
    )`.execute(db)
  await sql`create index refusals_minute on refusals (minute)`.execute(db)
  await sql`create index refusals_kind on refusals (kind, minute)`.execute(db)
  await sql`create index refusals_partner on refusals (partner_id, minute)`.execute(db)
}
