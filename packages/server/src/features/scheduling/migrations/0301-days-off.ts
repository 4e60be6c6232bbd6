import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Days on which an advisor goes nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advisor_days_off (
      partner_id uuid not null references partners (id),
      id uuid not null,
      energy_advisor_id uuid not null,
      day date not null,
      reason text not null,
      primary key (partner_id, id),
      unique (partner_id, energy_advisor_id, day),
      foreign key (partner_id, energy_advisor_id) references energy_advisors (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index timeslots_of_partner on timeslots (partner_id, start_at, id)`.execute(db)
  await sql`create index bookings_by_time on bookings (partner_id, booked_at, id)`.execute(db)
  await keepPartnersApart(db, 'advisor_days_off')
  await refuseUnloggedChanges(db, 'advisor_days_off')
}
