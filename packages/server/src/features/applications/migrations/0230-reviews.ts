import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

const APPLICATION = sql`foreign key (partner_id, application_id) references applications (partner_id, id)
  on delete cascade`

/** What staff do with an application: notes, messages to and from the applicant, accepted documents, who has it open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await revisions(db)
  await sql`
    create table application_notes (
      partner_id uuid not null references partners (id),
      id uuid not null,
      application_id uuid not null,
      by_id uuid,
      by_name text not null,
      content text not null,
      mentions jsonb not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      ${APPLICATION}
    )`.execute(db)
  await sql`
    create table application_messages (
      partner_id uuid not null references partners (id),
      id uuid not null,
      application_id uuid not null,
      side text not null check (side in ('applicant', 'staff')),
      by_id uuid,
      by_name text not null,
      content text not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      ${APPLICATION}
    )`.execute(db)
  await sql`
    create table accepted_documents (
      partner_id uuid not null references partners (id),
      document_id uuid not null,
      application_id uuid not null,
      file_id uuid not null,
      by_id uuid,
      by_name text not null,
      at timestamptz not null,
      primary key (partner_id, document_id),
      foreign key (partner_id, document_id) references documents (partner_id, id) on delete cascade,
      ${APPLICATION}
    )`.execute(db)
  await passing(db)
  for (const table of ['application_notes', 'application_messages', 'accepted_documents']) {
    await sql.raw(`create index ${table}_of_application on ${table} (partner_id, application_id)`).execute(db)
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
}

/** Grows with every change of the row, whoever makes it. */
async function revisions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column revision integer not null default 1,
    add column approved_amount numeric(14, 2)`.execute(db)
  await sql`
    create function count_application_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end $$`.execute(db)
  await sql`create trigger applications_revision before update on applications
    for each row execute function count_application_revision()`.execute(db)
}

async function passing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_reads (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      side text not null check (side in ('applicant', 'staff')),
      at timestamptz not null,
      primary key (partner_id, application_id, side),
      ${APPLICATION}
    )`.execute(db)
  await sql`
    create table application_leases (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      staff_id uuid not null,
      staff_name text not null,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (partner_id, application_id),
      ${APPLICATION}
    )`.execute(db)
  for (const table of ['application_reads', 'application_leases']) await keepPartnersApart(db, table)
}
