import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/** Endpoints that fail: since when, how often in a row, and since when they are left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_failures (
      partner_id uuid not null references partners (id),
      webhook_id uuid not null,
      failures integer not null,
      failing_since timestamptz not null,
      paused_at timestamptz,
      primary key (partner_id, webhook_id),
      foreign key (partner_id, webhook_id) references webhooks (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'webhook_failures')
}
