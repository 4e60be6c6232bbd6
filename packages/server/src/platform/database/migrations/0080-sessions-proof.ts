import { type Kysely, sql } from 'kysely'

/** When somebody last proved who they are in a session, and how many wrong codes of the second step it has seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz`.execute(db)
  await sql`update sessions set proved_at = created_at`.execute(db)
  await sql`alter table sessions alter column proved_at set not null`.execute(db)
  await sql`alter table sessions add column wrong_codes integer not null default 0`.execute(db)
}
