import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/**
 * What the meters of a home say of a usual year, made anew where its digest does not fit any more; and whether its person wants
 * the report to follow the answers all the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table metered_years (
      partner_id uuid not null references partners (id),
      building_id uuid not null,
      digest text not null,
      years json not null,
      computed_at timestamptz not null,
      primary key (partner_id, building_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table model_choices (
      partner_id uuid not null references partners (id),
      building_id uuid not null,
      follows text not null check (follows in ('meters', 'answers')),
      updated_at timestamptz not null,
      primary key (partner_id, building_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'metered_years')
  await keepPartnersApart(db, 'model_choices')
  await refuseUnloggedChanges(db, 'model_choices')
}
