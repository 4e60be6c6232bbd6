import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

const TABLES = ['comments', 'comment_versions', 'application_requests']

/** Answers with their history, and what staff ask of an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applications
      add column scheduled_by text check (scheduled_by in ('user', 'manager')),
      add column total_incentive numeric(14, 2)`.execute(db)
  await answers(db)
  await sql`
    create table application_requests (
      partner_id uuid not null references partners (id),
      id uuid not null,
      application_id uuid not null,
      kind text not null check (kind in ('answer', 'upload')),
      item_id text not null,
      content text not null,
      by_id uuid,
      created_at timestamptz not null,
      done_at timestamptz,
      cleared_at timestamptz,
      primary key (partner_id, id),
      foreign key (partner_id, application_id) references applications (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index application_requests_of_application
    on application_requests (partner_id, application_id)`.execute(db)
  for (const table of TABLES) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
}

async function answers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comments (
      partner_id uuid not null references partners (id),
      id uuid not null,
      user_id uuid not null,
      building_id uuid not null,
      project_id uuid,
      commentable_type text not null check (commentable_type in ('ListItem', 'DocumentItem')),
      commentable_id text not null,
      content text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade,
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade,
      foreign key (partner_id, project_id) references applications (partner_id, id) on delete cascade
    )`.execute(db)
  // One answer to one question; null would be unlike any other null.
  await sql`create unique index comments_one_answer on comments (partner_id, building_id,
    coalesce(project_id, '00000000-0000-0000-0000-000000000000'), commentable_type, commentable_id)`.execute(
    db,
  )
  await sql`create index comments_of_user on comments (partner_id, user_id)`.execute(db)
  await sql`create index comments_of_project on comments (partner_id, project_id)`.execute(db)
  await sql`
    create table comment_versions (
      partner_id uuid not null references partners (id),
      id uuid not null,
      comment_id uuid not null,
      before text not null,
      after text not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      foreign key (partner_id, comment_id) references comments (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index comment_versions_of_comment
    on comment_versions (partner_id, comment_id, created_at)`.execute(db)
}
