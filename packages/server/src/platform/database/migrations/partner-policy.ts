import { type Kysely, sql } from 'kysely'

/** For a new table with `partner_id`: whoever entered a partner sees and writes the rows of that one only. */
export async function keepPartnersApart(db: Kysely<unknown>, table: string): Promise<void> {
  const own = `partner_id = nullif(current_setting('hearthlight.partner', true), '')::uuid`
  await sql.raw(`alter table ${table} enable row level security`).execute(db)
  await sql.raw(`create policy of_partner on ${table} using (${own}) with check (${own})`).execute(db)
}
