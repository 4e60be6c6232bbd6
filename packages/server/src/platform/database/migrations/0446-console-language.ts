import { type Kysely, sql } from 'kysely'

/** Staff read the console in a language of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['admins', 'operators'])
    await sql`alter table ${sql.table(table)} add column console_language text
      check (console_language in ('en', 'es', 'fr', 'pt'))`.execute(db)
}
