import { type Kysely, sql } from 'kysely'

/** Who stops acting for a person is led back to where they were in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column came_from text`.execute(db)
  await sql`alter table one_time_tokens add column came_from text`.execute(db)
}
