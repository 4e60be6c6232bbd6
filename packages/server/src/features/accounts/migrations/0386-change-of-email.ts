import { type Kysely, sql } from 'kysely'

/** A link that is mailed to a new address holds that address until it is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_tokens add column new_email text`.execute(db)
  await sql`alter table one_time_tokens drop constraint one_time_tokens_purpose_check`.execute(db)
  await sql`alter table one_time_tokens add constraint one_time_tokens_purpose_check
    check (purpose in ('confirm-email', 'reset-password', 'login-as', 'change-email'))`.execute(db)
  await sql`alter table one_time_tokens add constraint one_time_tokens_new_email
    check ((new_email is null) = (purpose <> 'change-email'))`.execute(db)
}
