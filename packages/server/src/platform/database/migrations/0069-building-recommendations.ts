import { type Kysely, sql } from 'kysely'

/** What the last assessment of a home recommends, by the ids of the incentives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table buildings add column va_recommended jsonb not null
    default '{"offers": [], "subsidies": []}'`.execute(db)
}
