import { type Kysely, sql } from 'kysely'

/** What was begun, written and decided in a period is found without reading all there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index applications_begun on applications (partner_id, created_at)`.execute(db)
  await sql`create index application_messages_of_applicants on application_messages (partner_id, created_at)
    where side = 'applicant'`.execute(db)
  await sql`create index application_statuses_by_time on application_statuses (partner_id, at)`.execute(db)
}
