import { type Kysely, sql } from 'kysely'

/** The result of a home with the plan its person keeps, so that no page has to work it out first. Goes with the home. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table planned_results (
      partner_id uuid not null,
      building_id uuid not null,
      language text not null,
      basis text not null,
      measure_ids text not null,
      result json not null,
      primary key (partner_id, building_id, language),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
}
