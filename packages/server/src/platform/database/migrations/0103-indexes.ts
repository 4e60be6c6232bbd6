import { type Kysely, sql } from 'kysely'

/** What the nightly clearing goes by, and what an admin looks for by its beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes: readonly [name: string, on: string][] = [
    ['sessions_ends_at', 'sessions (ends_at)'],
    ['visits_at', 'visits (at)'],
    ['mails_created_at', 'mails (created_at)'],
    ['audit_log_unerased', 'audit_log (at) where erased_at is null'],
    ['users_email_search', 'users (partner_id, email text_pattern_ops)'],
    ['users_name_search', 'users (partner_id, lower(name) text_pattern_ops)'],
    ['users_address_search', 'users (partner_id, lower(mailing_address) text_pattern_ops)'],
    ['users_zip_search', 'users (partner_id, lower(zip) text_pattern_ops)'],
    ['users_account_search', 'users (partner_id, lower(partner_account_id) text_pattern_ops)'],
    ['buildings_address_search', `buildings (partner_id, lower(fields ->> 'address1') text_pattern_ops)`],
    ['buildings_zip_search', `buildings (partner_id, lower(fields ->> 'zip') text_pattern_ops)`],
    ['utility_accounts_search', 'utility_accounts (partner_id, account_key text_pattern_ops)'],
  ]
  for (const [name, on] of indexes) await sql.raw(`create index ${name} on ${on}`).execute(db)
}
