import { type Kysely, sql } from 'kysely'

/** The address that staff saved an endpoint from, for the link of the mail that it was paused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column site text`.execute(db)
}
