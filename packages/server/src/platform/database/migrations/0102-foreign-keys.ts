import { type Kysely, sql } from 'kysely'

/** Rows of operators, who belong to no partner, stand here under the nil id. */
const WITH_OPERATORS = [
  'staff_passkeys',
  'staff_totp',
  'staff_recovery_codes',
  'staff_password_tokens',
  'sign_in_failures',
]
const NIL = `'00000000-0000-0000-0000-000000000000'::uuid`

/** Every row belongs to a partner there is, and what hangs on staff or on a session goes with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const table of await tablesWithoutKey(db)) {
    if (!WITH_OPERATORS.includes(table))
      await run(
        `alter table ${table} add constraint ${table}_partner foreign key (partner_id) references partners (id)`,
      )
    else
      await run(`alter table ${table}
        add column of_partner uuid generated always as (nullif(partner_id, ${NIL})) stored,
        add constraint ${table}_partner foreign key (of_partner) references partners (id)`)
  }
  for (const table of WITH_OPERATORS.filter((each) => each.startsWith('staff_'))) await ofStaff(run, table)
  await ofSessions(run)
  // An admin who is gone signs nobody up; the audit log still tells that there was one.
  await run(`update users set who_dunnit_admin_id = null where who_dunnit_admin_id is not null and not exists (select from admins
    where admins.partner_id = users.partner_id and admins.id = users.who_dunnit_admin_id)`)
  await run(`alter table users add constraint users_who_dunnit_admin
    foreign key (partner_id, who_dunnit_admin_id) references admins (partner_id, id)`)
}

type Run = (statement: string) => Promise<unknown>

async function tablesWithoutKey(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'partner_id' and not exists (
      select from pg_constraint where contype = 'f' and conrelid = c.table_name::regclass
      and confrelid = 'partners'::regclass) order by c.table_name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A key cannot choose between two tables: each kind of staff has a column of its own, made of `staff_id`. */
async function ofStaff(run: Run, table: string): Promise<void> {
  await run(`delete from ${table} s where not exists (
    select from admins a where a.partner_id = s.partner_id and a.id = s.staff_id
    union all select from operators o where s.partner_id = ${NIL} and o.id = s.staff_id)`)
  await run(`alter table ${table}
    add column admin_id uuid generated always as (case when partner_id <> ${NIL} then staff_id end) stored,
    add column operator_id uuid generated always as (case when partner_id = ${NIL} then staff_id end) stored,
    add constraint ${table}_admin foreign key (partner_id, admin_id) references admins (partner_id, id) on delete cascade,
    add constraint ${table}_operator foreign key (operator_id) references operators (id) on delete cascade`)
}

async function ofSessions(run: Run): Promise<void> {
  await run(`delete from sessions s where (subject_kind = 'operator' and not exists (select from operators o where o.id = s.subject_id))
    or (subject_kind = 'admin' and not exists (select from admins a where a.partner_id = s.partner_id and a.id = s.subject_id))`)
  await run(`alter table sessions
    add column admin_id uuid generated always as (case when subject_kind = 'admin' then subject_id end) stored,
    add column operator_id uuid generated always as (case when subject_kind = 'operator' then subject_id end) stored,
    add constraint sessions_admin foreign key (partner_id, admin_id) references admins (partner_id, id) on delete cascade,
    add constraint sessions_operator foreign key (operator_id) references operators (id) on delete cascade,
    add constraint sessions_id_of_subject unique (partner_id, id, subject_id)`)
  // Whoever acts for a person is the one whose console session it was opened from.
  await run(`delete from sessions s where on_behalf_by is not null and not exists (select from sessions o
    where o.partner_id = s.partner_id and o.id = s.opened_by and o.subject_id = s.on_behalf_by)`)
  await run(`alter table sessions drop constraint sessions_opened_by, add constraint sessions_opened_by
    foreign key (partner_id, opened_by, on_behalf_by) references sessions (partner_id, id, subject_id) on delete cascade`)
  await run(`delete from one_time_tokens t where admin_id is not null and not exists (select from sessions s
    where s.partner_id = t.partner_id and s.id = t.session_id and s.subject_id = t.admin_id)`)
  await run(`alter table one_time_tokens
    add constraint one_time_tokens_admin_by_session check ((admin_id is null) = (session_id is null)),
    add constraint one_time_tokens_session
    foreign key (partner_id, session_id, admin_id) references sessions (partner_id, id, subject_id) on delete cascade`)
  // Whoever was signed out here and not yet at the provider has no session any more.
  await run(`alter table sso_sessions alter column session_id drop not null`)
  await run(`update sso_sessions p set session_id = null where not exists (select from sessions s
    where s.partner_id = p.partner_id and s.id = p.session_id)`)
  await run(`alter table sso_sessions add constraint sso_sessions_session
    foreign key (partner_id, session_id) references sessions (partner_id, id) on delete cascade`)
}
