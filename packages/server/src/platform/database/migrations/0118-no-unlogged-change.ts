import { type Kysely, sql } from 'kysely'
import { refuseUnloggedChanges } from './partner-policy.ts'

const LASTING = [
  ...['users', 'admins', 'operators', 'utility_accounts', 'utility_sites', 'sso_identities', 'sso_keys'],
  ...['staff_passkeys', 'staff_totp', 'staff_recovery_codes'],
  ...['buildings', 'generic_items', 'virtual_audits', 'report_plans', 'report_shares'],
  ...['project_types', 'incentives', 'incentive_dictionaries'],
]

/** `change` names what it does in a setting; what lasts is not written without it, whatever the statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_unlogged_change() returns trigger language plpgsql as $$
    begin
      if current_user = 'hearthlight_partner' and coalesce(current_setting('hearthlight.change', true), '') = '' then
        raise exception '% is written through change only, which appends to the audit log', tg_table_name;
      end if;
      return null;
    end $$`.execute(db)
  for (const table of LASTING) await refuseUnloggedChanges(db, table)
}
