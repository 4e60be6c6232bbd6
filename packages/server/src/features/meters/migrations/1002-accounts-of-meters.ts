import { type Kysely, sql } from 'kysely'

/** Readings that a utility sends name the account as it is printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_of_account on users
      (partner_id, upper(regexp_replace(partner_account_id, '[^A-Za-z0-9]', '', 'g')))
      where partner_account_id is not null`.execute(db)
}
