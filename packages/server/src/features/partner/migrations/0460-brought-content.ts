import { type Kysely, sql } from 'kysely'

/** Programs and incentives of an imported file wait beside the draft, and go live with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partner_versions add column content json`.execute(db)
}
