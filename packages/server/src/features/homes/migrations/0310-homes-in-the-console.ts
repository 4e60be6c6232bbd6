import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/**
 * What the list of homes is sorted and filtered by stands in columns of its own: behind row-level security an index carries
 * only comparisons that cannot leak, and those of JSON can. The label is also read without unpacking a whole result.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table buildings add column sort_address text
    generated always as (lower(coalesce(fields ->> 'address1', ''))) stored`.execute(db)
  await sql`create index buildings_by_address on buildings (partner_id, sort_address, id)`.execute(db)
  await sql`create index buildings_newest on buildings (partner_id, created_at, id)`.execute(db)
  await sql`alter table virtual_audits add column label text
    generated always as (result -> 'label' -> 'now' ->> 'letter') stored`.execute(db)
  await sql`create index virtual_audits_by_label on virtual_audits (partner_id, label, building_id)`.execute(
    db,
  )
  await sql`
    create table recalculations (
      partner_id uuid not null references partners (id),
      id uuid not null,
      state text not null check (state in ('running', 'done', 'cancelled')),
      engine_version text not null,
      total integer not null,
      done integer not null default 0,
      failed integer not null default 0,
      last_building_id uuid,
      started_by text not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create unique index recalculations_running on recalculations (partner_id)
    where state = 'running'`.execute(db)
  await keepPartnersApart(db, 'recalculations')
}
