import { type Kysely, sql } from 'kysely'

/** Failed tries are counted by keyed hashes. What was counted in the last quarter of an hour is forgotten once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from sign_in_failures`.execute(db)
  await sql`alter table sign_in_failures rename column email to who_hash`.execute(db)
  await sql`alter table sign_in_failures rename column address to network_hash`.execute(db)
  await sql`create index sign_in_failures_failed_at on sign_in_failures (failed_at)`.execute(db)
}
