import { type Kysely, sql } from 'kysely'

/** What staff enter of an advisor beside the name: how they are reached, where they go, and whether they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table energy_advisors
      add column phone text not null default '',
      add column languages text[] not null default '{}',
      add column zips text[] not null default '{}',
      add column time_zone text,
      add column is_active boolean not null default true,
      add column revision integer not null default 1`.execute(db)
  await sql`create index energy_advisors_by_name on energy_advisors (partner_id, lower(name), id)`.execute(db)
}
