import { type Kysely, sql } from 'kysely'

/** Whether the person told a work or its days: what they said stays when the application behind it is opened again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table home_works add column is_told boolean not null default true`.execute(db)
}
