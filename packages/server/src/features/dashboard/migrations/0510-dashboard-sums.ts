import { type Kysely, sql } from 'kysely'

/** What was paid and asked for in a period is found without reading all there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_paid on payments (partner_id, paid_at) where status = 'paid'`.execute(db)
  await sql`create index application_requests_by_time on application_requests (partner_id, created_at)`.execute(
    db,
  )
}
