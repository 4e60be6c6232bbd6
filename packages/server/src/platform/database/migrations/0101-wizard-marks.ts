import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from './partner-policy.ts'

/** Where a person left the assessment of a home. It is no part of the home: turning a page changes nothing about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wizard_marks (
      partner_id uuid not null references partners (id),
      building_id uuid not null,
      current_page text not null,
      marked_at timestamptz not null,
      primary key (partner_id, building_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'wizard_marks')
  await sql`
    insert into wizard_marks (partner_id, building_id, current_page, marked_at)
    select partner_id, id, extra_info ->> 'current_page', updated_at from buildings
    where extra_info ->> 'current_page' is not null`.execute(db)
  await sql`update buildings set extra_info = extra_info - 'current_page'`.execute(db)
}
