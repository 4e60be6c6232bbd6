import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from './partner-policy.ts'

/** Which instance computes what of a home, so that no other one computes the same meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table computation_claims (
      partner_id uuid not null references partners (id),
      building_id uuid not null,
      work text not null,
      ends_at timestamptz not null,
      primary key (partner_id, building_id, work),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'computation_claims')
}
