import { type Kysely, sql } from 'kysely'

/** Whether what was worked out for an application is the amount, or the most that it can be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column total_basis text not null default 'exact'
    check (total_basis in ('exact', 'maximum'))`.execute(db)
}
