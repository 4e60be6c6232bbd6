import { type Kysely, sql } from 'kysely'

/** An advisor of a home has what the person asked about, and not every incentive of that kind of work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table energy_advisor_assignments add column incentive_ids uuid[] not null default '{}'`.execute(
    db,
  )
  await sql`update energy_advisor_assignments set incentive_ids = array[incentive_id]`.execute(db)
}
