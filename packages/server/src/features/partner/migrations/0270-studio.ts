import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** What the studio knows of a version: who made it, why, on top of which, and when it is to go live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partner_versions
      drop constraint partner_versions_status_check,
      add constraint partner_versions_status_check
        check (status in ('draft', 'scheduled', 'published', 'archived')),
      add column kind text not null default 'edit' check (kind in ('edit', 'roll-back', 'import', 'new')),
      add column base_number integer,
      add column revision integer not null default 1,
      add column author_id uuid,
      add column author_name text not null default '',
      add column reason text not null default '',
      add column changes integer,
      add column saved_at timestamptz not null default now(),
      add column publish_at timestamptz,
      add column failure text,
      add column imported json
    `.execute(db)
  await sql`
    create unique index partner_versions_scheduled on partner_versions (partner_id) where status = 'scheduled'
    `.execute(db)
  await sql`
    create table partner_pictures (
      partner_id uuid not null references partners (id),
      id uuid not null,
      name text not null,
      content_type text not null,
      size integer not null,
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await keepPartnersApart(db, 'partner_pictures')
  await refuseUnloggedChanges(db, 'partner_pictures')
}
