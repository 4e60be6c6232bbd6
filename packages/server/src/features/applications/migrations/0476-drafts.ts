import { type Kysely, sql } from 'kysely'

/** Drafts that nobody touches are looked for every night. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index applications_drafts on applications (partner_id, updated_at)
    where submitted_at is null`.execute(db)
}
