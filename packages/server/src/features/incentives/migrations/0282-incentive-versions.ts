import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Every version of an incentive that was published in the studio, with all that it referred to then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incentives add column version integer not null default 1`.execute(db)
  await sql`
    create table incentive_versions (
      partner_id uuid not null references partners (id),
      incentive_id uuid not null,
      version integer not null check (version > 0),
      document jsonb not null,
      published_at timestamptz not null,
      published_by text,
      why text,
      primary key (partner_id, incentive_id, version),
      foreign key (partner_id, incentive_id) references incentives (partner_id, id)
    )`.execute(db)
  await keepPartnersApart(db, 'incentive_versions')
  await refuseUnloggedChanges(db, 'incentive_versions')
}
