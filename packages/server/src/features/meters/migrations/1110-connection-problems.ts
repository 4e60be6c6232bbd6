import { type Kysely, sql } from 'kysely'

/** Why the last pull of a connection brought nothing, and whose readings its first one held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table meter_connections
      add column problem text check (problem in ('no_answer', 'unreadable', 'other_account')),
      add column customer text`.execute(db)
}
