import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/**
 * What a member of staff has not looked at since the applicant did something in it, or since it became theirs: a row until
 * they open it. It is the business of who reviews the application, and of all reviewers while nobody has it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unread_applications (
      partner_id uuid not null references partners (id),
      staff_id uuid not null,
      application_id uuid not null,
      why text not null check (why in ('message', 'change', 'assigned')),
      since timestamptz not null,
      primary key (partner_id, staff_id, application_id),
      foreign key (partner_id, staff_id) references admins (partner_id, id) on delete cascade,
      foreign key (partner_id, application_id) references applications (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create index unread_applications_of on unread_applications (partner_id, application_id)`.execute(
    db,
  )
  await sql`create index unread_applications_since on unread_applications (since)`.execute(db)
  await keepPartnersApart(db, 'unread_applications')
  await sql`
    create function mark_application_unread(partner uuid, application uuid, what text, at timestamptz)
    returns void language sql as $$
      insert into unread_applications (partner_id, staff_id, application_id, why, since)
      select a.partner_id, staff.id, a.id, what, at
      from applications a
      join admins staff on staff.partner_id = a.partner_id
        and staff.joined_at is not null and staff.switched_off_at is null
        and 'applications' = any (staff.default_permissions || staff.additional_permissions)
      where a.partner_id = partner and a.id = application and a.submitted_at is not null
        and (a.assigned_to is null or a.assigned_to = staff.id)
      order by staff.id
      on conflict (partner_id, staff_id, application_id) do update set why = excluded.why, since = excluded.since
    $$`.execute(db)
  await messages(db)
  await changes(db)
  await statuses(db)
}

async function messages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_unread_by_message() returns trigger language plpgsql as $$
    begin
      perform mark_application_unread(new.partner_id, new.application_id, 'message', new.created_at);
      return null;
    end $$`.execute(db)
  await sql`create trigger application_messages_unread after insert on application_messages
    for each row when (new.side = 'applicant') execute function mark_unread_by_message()`.execute(db)
}

/** An answer, a document, a measure: each moves \`updated_at\`, and a change of the status moves \`status_at\` with it. */
async function changes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_unread_by_change() returns trigger language plpgsql as $$
    begin
      perform mark_application_unread(new.partner_id, new.id, 'change', new.updated_at);
      return null;
    end $$`.execute(db)
  await sql`create trigger applications_unread after update of updated_at on applications
    for each row when (old.submitted_at is not null and new.status = old.status
      and new.status_at = old.status_at) execute function mark_unread_by_change()`.execute(db)
}

/** What the applicant handed in once more, or withdrew. Of what is handed in for the first time the queue itself tells. */
async function statuses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_unread_by_status() returns trigger language plpgsql as $$
    begin
      if exists (select from applications a where a.partner_id = new.partner_id
        and a.id = new.application_id and a.submitted_at < new.at) then
        perform mark_application_unread(new.partner_id, new.application_id, 'change', new.at);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger application_statuses_unread after insert on application_statuses
    for each row when (new.by_kind = 'user') execute function mark_unread_by_status()`.execute(db)
}
