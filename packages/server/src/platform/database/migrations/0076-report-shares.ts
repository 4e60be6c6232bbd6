import { type Kysely, sql } from 'kysely'

/** Links to a read-only report; only the hash of their token is kept. They go with the building. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_shares (
      partner_id uuid not null,
      id uuid not null,
      building_id uuid not null,
      user_id uuid not null,
      token_hash text not null,
      created_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, token_hash),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade,
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index report_shares_building on report_shares (partner_id, building_id)`.execute(db)
  await sql`create index report_shares_user on report_shares (partner_id, user_id)`.execute(db)
  await sql`create index report_shares_ends_at on report_shares (ends_at)`.execute(db)
}
