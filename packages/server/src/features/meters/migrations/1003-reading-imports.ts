import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/** Imports of readings of many homes by staff, with the meters of their files until they are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_imports (
      partner_id uuid not null references partners (id),
      id uuid not null,
      state text not null,
      file_name text not null,
      size bigint not null,
      problem text,
      counts jsonb not null,
      last_no integer not null default 0,
      started_by text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`
    create table reading_import_series (
      partner_id uuid not null references partners (id),
      import_id uuid not null,
      no integer not null,
      home jsonb not null,
      series jsonb not null,
      readings json not null,
      count integer not null,
      not_taken text,
      primary key (partner_id, import_id, no),
      foreign key (partner_id, import_id) references reading_imports (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index reading_import_series_not_taken on reading_import_series (partner_id, import_id, not_taken)
      where not_taken is not null`.execute(db)
  for (const table of ['reading_imports', 'reading_import_series']) await keepPartnersApart(db, table)
  await sql`
    update admins set default_permissions = array_append(default_permissions, 'readings_import')
    where built_in_role in ('administrator', 'it') and not default_permissions @> array['readings_import']`.execute(
    db,
  )
}
