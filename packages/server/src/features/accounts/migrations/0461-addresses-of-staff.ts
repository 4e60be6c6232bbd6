import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/** Another address of a colleague waits until its mailbox has confirmed it; there is one at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_email_changes (
      partner_id uuid not null references partners (id),
      staff_id uuid not null,
      email text not null,
      token_hash text,
      ends_at timestamptz not null,
      primary key (partner_id, staff_id),
      foreign key (partner_id, staff_id) references admins (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'staff_email_changes')
}
