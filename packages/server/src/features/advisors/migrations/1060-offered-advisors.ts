import { type Kysely, sql } from 'kysely'

/** Whom people may choose. Whoever is switched off as one of the staff is told nothing, so that nobody may wait for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_offered(advisor energy_advisors) returns boolean language sql stable as $$
      select advisor.is_active and not exists (
        select from admins
        where admins.partner_id = advisor.partner_id and admins.id = advisor.admin_id
          and admins.switched_off_at is not null)
    $$`.execute(db)
}
