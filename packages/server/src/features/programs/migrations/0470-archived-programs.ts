import { type Kysely, sql } from 'kysely'

/** Since when a program takes no new applications, and who archived it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programs add column archived_at timestamptz, add column archived_by text`.execute(db)
}
