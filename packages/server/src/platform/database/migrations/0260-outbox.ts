import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from './partner-policy.ts'

/** What happened and others are to be told of, until it is handed on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      partner_id uuid not null references partners (id),
      id uuid not null,
      type text not null,
      data jsonb not null,
      at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index outbox_in_order on outbox (id)`.execute(db)
  await keepPartnersApart(db, 'outbox')
}
