import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** People whom an application's mail and calls go to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      partner_id uuid not null references partners (id),
      id uuid not null,
      user_id uuid not null,
      fields jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index contacts_of_user on contacts (partner_id, user_id, id)`.execute(db)
  await keepPartnersApart(db, 'contacts')
  await refuseUnloggedChanges(db, 'contacts')
}
