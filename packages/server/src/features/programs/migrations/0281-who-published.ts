import { type Kysely, sql } from 'kysely'

/** Who published a version of a program, and why; neither is known of what was there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table program_versions add column published_by text, add column why text`.execute(db)
}
