import { type Kysely, sql } from 'kysely'

/** A list of people is sorted by name, and found by the beginning of whatever staff are told on the telephone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_by_name on users (partner_id, lower(name), id)`.execute(db)
  await sql`create index users_by_day on users (partner_id, created_at, id)`.execute(db)
  for (const column of ['name', 'last_name', 'email', 'mailing_address', 'partner_account_id'])
    await sql
      .raw(`create index users_find_${column} on users (partner_id, lower(${column}) text_pattern_ops)`)
      .execute(db)
  await sql`create index buildings_find_address
    on buildings (partner_id, lower(fields ->> 'address1') text_pattern_ops)`.execute(db)
  await sql`create index contacts_find_phone on contacts
    (partner_id, regexp_replace(fields ->> 'MobilePhone', '\\D', '', 'g') text_pattern_ops)`.execute(db)
}
