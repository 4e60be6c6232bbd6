import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** What a guest began, and the account it has moved to since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guests (
      partner_id uuid not null references partners (id),
      user_id uuid not null,
      program_id text not null,
      program_name text not null,
      project_id text,
      answers jsonb not null,
      created_at timestamptz not null,
      submitted_at timestamptz,
      moved_to uuid,
      primary key (partner_id, user_id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade,
      foreign key (partner_id, moved_to) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index guests_moved on guests (partner_id, moved_to) where moved_to is not null`.execute(db)
  await sql`create index guests_unsent on guests (created_at) where submitted_at is null`.execute(db)
  await sql`create index users_guest_email on users (partner_id, email) where user_type <> 'customer'`.execute(
    db,
  )
  await keepPartnersApart(db, 'guests')
  await refuseUnloggedChanges(db, 'guests')
}
