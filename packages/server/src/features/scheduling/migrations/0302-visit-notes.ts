import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** What advisors write after a visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_notes (
      partner_id uuid not null references partners (id),
      id uuid not null,
      building_id uuid not null,
      application_id uuid not null,
      content text not null,
      corrected jsonb not null,
      by_name text not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade,
      foreign key (partner_id, application_id) references applications (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index visit_notes_of_building on visit_notes (partner_id, building_id, created_at)`.execute(
    db,
  )
  await sql`create index visit_notes_of_application on visit_notes (partner_id, application_id)`.execute(db)
  await keepPartnersApart(db, 'visit_notes')
  await refuseUnloggedChanges(db, 'visit_notes')
}
