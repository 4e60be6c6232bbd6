import { type Kysely, sql } from 'kysely'

/** The file for the reader's calendar that a mail brings along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column calendar text`.execute(db)
}
