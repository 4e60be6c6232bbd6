import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** When advisors can come, and who has asked them to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table timeslots (
      partner_id uuid not null references partners (id),
      id uuid not null,
      energy_advisor_id uuid not null,
      start_at timestamptz not null,
      finish_at timestamptz not null check (finish_at > start_at),
      status text not null default 'available',
      title text not null,
      withdrawn_at timestamptz,
      primary key (partner_id, id),
      constraint timeslots_start_once unique (partner_id, energy_advisor_id, start_at),
      foreign key (partner_id, energy_advisor_id) references energy_advisors (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index timeslots_start_at on timeslots (start_at)`.execute(db)
  await sql`
    create table bookings (
      partner_id uuid not null references partners (id),
      id uuid not null,
      timeslot_id uuid not null,
      application_id uuid not null,
      user_id uuid not null,
      building_id uuid not null,
      site text not null,
      sequence integer not null default 0,
      booked_at timestamptz not null,
      reminded_at timestamptz,
      primary key (partner_id, id),
      constraint one_booking_a_timeslot unique (partner_id, timeslot_id),
      constraint one_visit_an_application unique (partner_id, application_id),
      foreign key (partner_id, timeslot_id) references timeslots (partner_id, id),
      foreign key (partner_id, application_id) references applications (partner_id, id) on delete cascade,
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade,
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index bookings_of_user on bookings (partner_id, user_id)`.execute(db)
  await sql`create index bookings_of_building on bookings (partner_id, building_id)`.execute(db)
  for (const table of ['timeslots', 'bookings']) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
}
