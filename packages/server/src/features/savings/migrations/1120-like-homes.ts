import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/** What homes without work did over the years about a day, for the homes with work to be held against. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table like_homes (
      partner_id uuid not null references partners (id),
      building_id uuid not null,
      at date not null,
      station text not null,
      digest text not null,
      fuels json not null,
      computed_at timestamptz not null,
      primary key (partner_id, building_id, at),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'like_homes')
}
