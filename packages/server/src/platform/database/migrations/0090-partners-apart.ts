import { type Kysely, sql } from 'kysely'

/** Once it was used, the setting is '' and not null. */
const PARTNER = `nullif(current_setting('hearthlight.partner', true), '')::uuid`
const OWN = `partner_id = ${PARTNER}`
const OWN_OR_OPERATORS = `${OWN} or (${PARTNER} is not null and partner_id = '00000000-0000-0000-0000-000000000000')`
const FACTORS = { seen: OWN_OR_OPERATORS, written: OWN_OR_OPERATORS }

/** An operator signs in at the console of any partner, so that their factors and sessions are reached from each. */
const OPERATORS: Readonly<Record<string, { readonly seen: string; readonly written: string }>> = {
  sessions: { seen: `${OWN} or (${PARTNER} is not null and subject_kind = 'operator')`, written: OWN },
  staff_passkeys: FACTORS,
  staff_totp: FACTORS,
  staff_recovery_codes: FACTORS,
  staff_password_tokens: FACTORS,
}

/** Of every table with `partner_id`, whoever entered a partner sees and writes the rows of that one only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id' order by table_name`.execute(db)
  for (const { name } of rows) {
    const { seen, written } = OPERATORS[name] ?? { seen: OWN, written: OWN }
    await sql.raw(`alter table ${name} enable row level security`).execute(db)
    await sql.raw(`create policy of_partner on ${name} using (${seen}) with check (${written})`).execute(db)
  }
}
