import { type Kysely, sql } from 'kysely'

/** Since when an incentive cannot be applied for any more, and who archived it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incentives add column archived_at timestamptz, add column archived_by text`.execute(
    db,
  )
}
