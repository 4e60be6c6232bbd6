import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

const LASTING = [
  'programs',
  'program_versions',
  'application_answers',
  'application_measures',
  'application_terms',
  'application_contacts',
]

/** Programs with every version of them, and what an application to a program holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table programs (
      partner_id uuid not null references partners (id),
      id uuid not null,
      code text not null,
      version integer not null check (version > 0),
      primary key (partner_id, id),
      unique (partner_id, code)
    )`.execute(db)
  await sql`
    create table program_versions (
      partner_id uuid not null references partners (id),
      program_id uuid not null,
      version integer not null check (version > 0),
      definition jsonb not null,
      published_at timestamptz not null,
      primary key (partner_id, program_id, version),
      foreign key (partner_id, program_id) references programs (partner_id, id)
    )`.execute(db)
  await sql`alter table applications add constraint applications_program_version
    foreign key (partner_id, program_id, program_version)
    references program_versions (partner_id, program_id, version)`.execute(db)
  await ofApplications(db)
  await sql`alter table documents drop constraint documents_documentable_type_check,
    add constraint documents_documentable_type_check
      check (documentable_type in ('DocumentItem', 'Building', 'Attachment'))`.execute(db)
  for (const table of LASTING) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
  await keepPartnersApart(db, 'application_drafts')
}

async function ofApplications(db: Kysely<unknown>): Promise<void> {
  const application = sql`foreign key (partner_id, application_id) references applications (partner_id, id)
    on delete cascade`
  await sql`
    create table application_answers (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      question text not null,
      value jsonb not null,
      updated_at timestamptz not null,
      primary key (partner_id, application_id, question),
      ${application}
    )`.execute(db)
  await sql`
    create table application_measures (
      partner_id uuid not null references partners (id),
      id uuid not null,
      application_id uuid not null,
      measure text not null,
      quantity integer not null check (quantity > 0),
      fields jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      unique (partner_id, application_id, measure),
      ${application}
    )`.execute(db)
  await sql`
    create table application_terms (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      step text not null,
      accepted_at timestamptz not null,
      primary key (partner_id, application_id, step),
      ${application}
    )`.execute(db)
  await sql`
    create table application_contacts (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      contact_id uuid not null,
      primary key (partner_id, application_id),
      foreign key (partner_id, contact_id) references contacts (partner_id, id),
      ${application}
    )`.execute(db)
  await sql`create index application_contacts_of_contact
    on application_contacts (partner_id, contact_id)`.execute(db)
  await sql`
    create table application_drafts (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      step text not null,
      draft jsonb not null,
      updated_at timestamptz not null,
      primary key (partner_id, application_id, step),
      ${application}
    )`.execute(db)
}
