import { type Kysely, sql } from 'kysely'

/** Incentives that were published before one of their questions could say how much is paid for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update incentives set definition = '{"amount_question": null}'::jsonb || definition`.execute(db)
}
