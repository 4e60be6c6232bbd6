import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Weather by station and year, work on homes, what else changed there, and what was measured of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weather_years (
      partner_id uuid not null references partners (id),
      station text not null,
      year integer not null,
      celsius json not null,
      known integer not null,
      updated_at timestamptz not null,
      primary key (partner_id, station, year)
    )`.execute(db)
  await sql`
    create table home_works (
      partner_id uuid not null references partners (id),
      id uuid not null,
      building_id uuid not null,
      application_id uuid,
      begins date not null,
      ends date not null check (ends >= begins),
      measure_ids json not null,
      promised json not null,
      prices json not null,
      place text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, id, building_id),
      unique (partner_id, application_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index home_works_of_home on home_works (partner_id, building_id)`.execute(db)
  await sql`
    create table home_changes (
      partner_id uuid not null references partners (id),
      id uuid not null,
      building_id uuid not null,
      kind text not null,
      day date not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index home_changes_of_home on home_changes (partner_id, building_id)`.execute(db)
  await sql`
    create table home_savings (
      partner_id uuid not null references partners (id),
      work_id uuid not null,
      building_id uuid not null,
      digest text not null,
      result json not null,
      computed_at timestamptz not null,
      primary key (partner_id, work_id),
      foreign key (partner_id, work_id, building_id)
        references home_works (partner_id, id, building_id) on delete cascade
    )`.execute(db)
  for (const table of ['weather_years', 'home_works', 'home_changes']) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
  await keepPartnersApart(db, 'home_savings')
}
