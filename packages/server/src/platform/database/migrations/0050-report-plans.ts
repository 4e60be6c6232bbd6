import { type Kysely, sql } from 'kysely'

/** The plan a person keeps for a building; it goes with the building. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_plans (
      partner_id uuid not null,
      building_id uuid not null,
      plan jsonb not null,
      updated_at timestamptz not null,
      primary key (partner_id, building_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
}
