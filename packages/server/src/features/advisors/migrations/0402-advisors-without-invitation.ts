import { type Kysely, sql } from 'kysely'

/** An advisor whose invitation to the console is withdrawn stays an advisor, without an account of the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table energy_advisors drop constraint energy_advisors_admin`.execute(db)
  await sql`
    alter table energy_advisors add constraint energy_advisors_admin foreign key (partner_id, admin_id)
      references admins (partner_id, id) on delete set null (admin_id)`.execute(db)
}
