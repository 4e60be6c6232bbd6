import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** What people give: documents, and the files that hold their bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_files (
      partner_id uuid not null references partners (id),
      id uuid not null,
      content_type text not null,
      size integer,
      sha256 text,
      scan text not null check (scan in ('off', 'waiting', 'clean', 'infected')),
      thumbnail text not null check (thumbnail in ('waiting', 'made', 'none')),
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index document_files_created_at on document_files (created_at)`.execute(db)
  await sql`
    create table documents (
      partner_id uuid not null references partners (id),
      id uuid not null,
      user_id uuid not null,
      building_id uuid not null,
      project_id uuid,
      documentable_type text not null check (documentable_type in ('DocumentItem', 'Building')),
      documentable_id text not null,
      file_id uuid not null,
      name text not null,
      name_key text not null,
      sha256 text not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade,
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade,
      foreign key (partner_id, project_id) references applications (partner_id, id) on delete cascade,
      foreign key (partner_id, file_id) references document_files (partner_id, id)
    )`.execute(db)
  // One name and one content for one thing; null would be unlike any other null.
  const thing = `partner_id, building_id, coalesce(project_id, '00000000-0000-0000-0000-000000000000'),
    documentable_type, documentable_id`
  await sql.raw(`create unique index documents_one_name on documents (${thing}, name_key)`).execute(db)
  await sql.raw(`create unique index documents_one_content on documents (${thing}, sha256)`).execute(db)
  await sql`create index documents_of_user on documents (partner_id, user_id, id)`.execute(db)
  await sql`create index documents_of_project on documents (partner_id, project_id)`.execute(db)
  await sql`create index documents_of_file on documents (partner_id, file_id)`.execute(db)
  await keepPartnersApart(db, 'document_files')
  await keepPartnersApart(db, 'documents')
  await refuseUnloggedChanges(db, 'documents')
}
