import { type Kysely, sql } from 'kysely'

/** The type of a home in a column of its own, for the same reason as its label: comparisons of JSON have no index here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table generic_items add column house_type text
    generated always as (case when item_type = 'house_type' then data -> 'house_type' ->> 0 end) stored`.execute(
    db,
  )
  await sql`create index generic_items_by_house_type on generic_items (partner_id, house_type, building_id)
    where house_type is not null`.execute(db)
}
