import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/** Imports of utility accounts: where each stands, the rows it has read, and those it cannot take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_imports (
      partner_id uuid not null references partners (id),
      id uuid not null,
      state text not null,
      file_name text not null,
      size integer not null,
      encoding text not null,
      delimiter text not null,
      columns jsonb not null,
      mapping jsonb not null,
      counts jsonb not null,
      last_key text not null default '',
      started_by text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`
    create table account_import_rows (
      partner_id uuid not null references partners (id),
      import_id uuid not null,
      account_key text not null,
      site_key text not null,
      row integer not null,
      data jsonb not null,
      primary key (partner_id, import_id, account_key, site_key),
      foreign key (partner_id, import_id) references account_imports (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table account_import_refusals (
      partner_id uuid not null references partners (id),
      import_id uuid not null,
      row integer not null,
      kind text not null,
      field text,
      value text not null,
      account text not null,
      cells jsonb not null,
      primary key (partner_id, import_id, row),
      foreign key (partner_id, import_id) references account_imports (partner_id, id) on delete cascade
    )`.execute(db)
  for (const table of ['account_imports', 'account_import_rows', 'account_import_refusals'])
    await keepPartnersApart(db, table)
}
