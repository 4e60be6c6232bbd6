import { type Kysely, sql } from 'kysely'

/** A partner's incentives. Their rules are data (`definition`); what other records point at stands in columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_types (
      partner_id uuid not null,
      id uuid not null,
      code text not null,
      primary key (partner_id, id),
      unique (partner_id, code)
    )`.execute(db)
  await sql`
    create table incentives (
      partner_id uuid not null,
      id uuid not null,
      code text not null,
      kind text not null check (kind in ('Offer', 'Subsidy')),
      project_type_id uuid not null,
      position integer not null,
      definition jsonb not null,
      primary key (partner_id, id),
      unique (partner_id, code),
      foreign key (partner_id, project_type_id) references project_types (partner_id, id)
    )`.execute(db)
  await sql`create index incentives_kind on incentives (partner_id, kind, position)`.execute(db)
  await sql`
    create table incentive_dictionaries (
      partner_id uuid primary key,
      definition jsonb not null
    )`.execute(db)
}
