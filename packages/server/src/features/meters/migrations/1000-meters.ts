import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/**
 * Series of readings of a home's meters, and their readings by the month or year: a million homes with two years of days
 * are three million rows, and the two years of hours of one home are 25 that lie together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meter_series (
      partner_id uuid not null references partners (id),
      id uuid not null,
      building_id uuid not null,
      fuel text not null,
      unit text not null,
      direction text not null check (direction in ('import', 'export', 'net')),
      step integer not null check (step >= 0),
      point text not null,
      source text not null check (source in ('file', 'utility', 'connect', 'api')),
      utility text not null,
      label text not null,
      corrected integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, id, building_id),
      constraint meter_series_once unique (partner_id, building_id, fuel, unit, direction, step, point),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table meter_readings (
      partner_id uuid not null references partners (id),
      series_id uuid not null,
      building_id uuid not null,
      starts_on date not null,
      readings json not null,
      first_at bigint not null,
      end_at bigint not null,
      count integer not null,
      estimated integer not null,
      known_seconds bigint not null,
      primary key (partner_id, series_id, starts_on),
      foreign key (partner_id, series_id, building_id)
        references meter_series (partner_id, id, building_id) on update cascade on delete cascade
    )`.execute(db)
  await sql`create index meter_readings_of_home on meter_readings (partner_id, building_id)`.execute(db)
  for (const table of ['meter_series', 'meter_readings']) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
}
