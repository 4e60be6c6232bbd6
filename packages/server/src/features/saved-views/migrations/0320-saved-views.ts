import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Filters and order of a list of the console under a name, for one of the staff or for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      partner_id uuid not null references partners (id),
      id uuid not null,
      list text not null,
      name text not null,
      search text not null,
      is_shared boolean not null,
      by_id uuid not null,
      by_name text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index saved_views_of_list on saved_views (partner_id, list, name)`.execute(db)
  await keepPartnersApart(db, 'saved_views')
  await refuseUnloggedChanges(db, 'saved_views')
}
