import { type Kysely, sql } from 'kysely'

/** Who reviews an application, and since when it has its status: what the queue of the console is sorted by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column assigned_to uuid, add column status_at timestamptz`.execute(
    db,
  )
  await sql`
    update applications set status_at = coalesce((
      select max(s.at) from application_statuses s
      where s.partner_id = applications.partner_id and s.application_id = applications.id), updated_at)`.execute(
    db,
  )
  await sql`alter table applications alter column status_at set not null, alter column status_at set default now()`.execute(
    db,
  )
  await sql`alter table applications add constraint applications_assigned
    foreign key (partner_id, assigned_to) references admins (partner_id, id)`.execute(db)
  await sql`create index applications_by_status_at on applications (partner_id, status_at, id)
    where submitted_at is not null`.execute(db)
  await sql`create index applications_by_submitted on applications (partner_id, submitted_at, id)
    where submitted_at is not null`.execute(db)
  await sql`create index applications_by_updated on applications (partner_id, updated_at, id)
    where submitted_at is not null`.execute(db)
  await sql`create index applications_of_reviewer on applications (partner_id, assigned_to, status_at)
    where assigned_to is not null`.execute(db)
}
