import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from './partner-policy.ts'

/** Which mails left, and which did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_mails (
      partner_id uuid not null references partners (id),
      id uuid not null,
      "to" text not null,
      subject text not null,
      language text not null,
      state text not null check (state in ('sent', 'failed')),
      attempts integer not null,
      error text,
      request jsonb,
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index sent_mails_newest on sent_mails (partner_id, created_at, id)`.execute(db)
  await sql`create index sent_mails_to on sent_mails (partner_id, lower("to") text_pattern_ops)`.execute(db)
  await sql`create index sent_mails_created_at on sent_mails (created_at)`.execute(db)
  await keepPartnersApart(db, 'sent_mails')
}
