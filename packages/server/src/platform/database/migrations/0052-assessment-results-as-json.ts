import { type Kysely, sql } from 'kysely'

/** A result is read whole and never searched: as text it keeps the order of its keys and is quicker to store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table virtual_audit_results alter column result type json`.execute(db)
}
