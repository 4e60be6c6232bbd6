import { type Kysely, sql } from 'kysely'

/** How many sites there are in a city is counted without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index utility_sites_by_city on utility_sites (partner_id, lower(city))`.execute(db)
}
