import { type Kysely, sql } from 'kysely'

/** The built-in roles that see what work saved have the new permission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update admins set default_permissions = array_append(default_permissions, 'savings')
    where built_in_role in ('administrator', 'program_manager') and not default_permissions @> array['savings']`.execute(
    db,
  )
}
