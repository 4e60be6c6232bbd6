import { type Kysely, sql } from 'kysely'

/** A whole step can be asked for too, and what is asked has a last day to answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_requests
    drop constraint application_requests_kind_check,
    add constraint application_requests_kind_check check (kind in ('answer', 'upload', 'step'))`.execute(db)
  await sql`alter table applications add column answer_by date`.execute(db)
}
