import { type Kysely, sql } from 'kysely'

/** The program that paid for a work, where one did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table home_works add column program_id uuid`.execute(db)
}
