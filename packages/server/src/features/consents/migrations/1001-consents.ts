import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** What people agreed to, and by which consents the readings of a series came in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consents (
      partner_id uuid not null references partners (id),
      id uuid not null,
      user_id uuid not null,
      building_id uuid not null,
      purpose text not null,
      basis text not null check (basis in ('person', 'program_terms')),
      text text not null,
      language text not null,
      version text not null,
      given_at timestamptz not null,
      ends_at timestamptz not null,
      withdrawn_at timestamptz,
      primary key (partner_id, id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade,
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index consents_of_home on consents (partner_id, building_id, purpose)`.execute(db)
  await sql`create index consents_of_person on consents (partner_id, user_id)`.execute(db)
  await sql`alter table meter_series add column consents uuid[] not null default '{}'`.execute(db)
  await keepPartnersApart(db, 'consents')
  await refuseUnloggedChanges(db, 'consents')
}
