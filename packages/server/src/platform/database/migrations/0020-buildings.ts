import { type Kysely, sql } from 'kysely'

/** What is written about a building is one document; people list their own, so that is what the index is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table buildings (
      partner_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      fields jsonb not null,
      prefilled_fields text[] not null default '{}',
      virtual_audit_mode text not null check (virtual_audit_mode in ('lite', 'advanced')),
      extra_info jsonb not null,
      revision integer not null default 1,
      field_revisions jsonb not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (partner_id, id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index buildings_of_user on buildings (partner_id, user_id, created_at, id)`.execute(db)
}
