import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Where a partner's systems are told of what happened, what they were told, and what they answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      partner_id uuid not null references partners (id),
      id uuid not null,
      url text not null,
      events text[] not null,
      is_active boolean not null,
      sealed_secret text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`
    create table webhook_deliveries (
      partner_id uuid not null references partners (id),
      id uuid not null,
      webhook_id uuid not null,
      event_id uuid not null,
      type text not null,
      body text not null,
      state text not null check (state in ('waiting', 'delivered', 'dead')),
      attempts integer not null default 0,
      created_at timestamptz not null,
      next_try_at timestamptz,
      claimed_until timestamptz,
      primary key (partner_id, id),
      foreign key (partner_id, webhook_id) references webhooks (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index webhook_deliveries_of on webhook_deliveries (partner_id, webhook_id, id desc)`.execute(
    db,
  )
  await sql`create index webhook_deliveries_in_state on webhook_deliveries (partner_id, state, id desc)`.execute(
    db,
  )
  await sql`create index webhook_deliveries_created_at on webhook_deliveries (created_at)`.execute(db)
  await sql`
    create table webhook_attempts (
      partner_id uuid not null references partners (id),
      id uuid not null,
      delivery_id uuid not null,
      at timestamptz not null,
      status integer,
      took_ms integer not null,
      response text not null,
      error text,
      primary key (partner_id, id),
      foreign key (partner_id, delivery_id) references webhook_deliveries (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index webhook_attempts_of on webhook_attempts (partner_id, delivery_id)`.execute(db)
  for (const table of ['webhooks', 'webhook_deliveries', 'webhook_attempts'])
    await keepPartnersApart(db, table)
  await refuseUnloggedChanges(db, 'webhooks')
}
