import { type Kysely, sql } from 'kysely'

/** Incentives that were published before they could ask for something only once they are approved, or for a quantity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const asked = JSON.stringify({ payment_documents: [], payment_questions: [], quantity_question: null })
  await sql`update incentives set definition = ${asked}::jsonb || definition`.execute(db)
}
