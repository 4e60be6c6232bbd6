import { type Kysely, sql } from 'kysely'

/** One item a section of a building; one audit a building, with its result in each language that was asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table generic_items (
      partner_id uuid not null,
      id uuid not null,
      building_id uuid not null,
      item_type text not null,
      data jsonb not null,
      answered_at jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, building_id, item_type),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table virtual_audits (
      partner_id uuid not null,
      id uuid not null,
      building_id uuid not null,
      engine_version text not null,
      basis text not null,
      answers jsonb not null,
      computed_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, building_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table virtual_audit_results (
      partner_id uuid not null,
      audit_id uuid not null,
      language text not null,
      result jsonb not null,
      primary key (partner_id, audit_id, language),
      foreign key (partner_id, audit_id) references virtual_audits (partner_id, id) on delete cascade
    )`.execute(db)
}
