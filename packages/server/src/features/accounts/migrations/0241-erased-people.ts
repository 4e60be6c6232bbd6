import { type Kysely, sql } from 'kysely'

/** A person who was erased stays as an id without anything that tells of them, for what must be kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column erased_at timestamptz`.execute(db)
}
