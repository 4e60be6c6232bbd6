import { type Kysely, sql } from 'kysely'

/** `json` and not `jsonb`: what is exported is what was imported, key by key in its order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partners (
      id uuid primary key,
      code text not null unique,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table partner_versions (
      partner_id uuid not null references partners (id),
      id uuid not null,
      number integer not null,
      status text not null check (status in ('draft', 'published', 'archived')),
      config json not null,
      created_at timestamptz not null default now(),
      published_at timestamptz,
      primary key (partner_id, id),
      unique (partner_id, number)
    )`.execute(db)
  await sql`
    create unique index partner_versions_published on partner_versions (partner_id) where status = 'published'
    `.execute(db)
  await sql`
    create unique index partner_versions_draft on partner_versions (partner_id) where status = 'draft'
    `.execute(db)
  await sql`
    create table partner_hosts (
      host text primary key,
      partner_id uuid not null references partners (id),
      is_alias boolean not null,
      redirect_url text
    )`.execute(db)
}
