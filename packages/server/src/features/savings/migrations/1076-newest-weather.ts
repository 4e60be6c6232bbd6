import { type Kysely, sql } from 'kysely'

/** Whether a partner's weather changed is asked with every answer about a home that has meters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index weather_years_newest on weather_years (partner_id, updated_at)`.execute(db)
}
