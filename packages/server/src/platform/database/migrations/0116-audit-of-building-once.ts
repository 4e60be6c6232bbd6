import { type Kysely, sql } from 'kysely'

/** Which audit a building has is said by the audit alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update buildings set extra_info = extra_info - 'virtual_audit'`.execute(db)
}
