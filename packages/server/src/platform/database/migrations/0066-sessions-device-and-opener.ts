import { type Kysely, sql } from 'kysely'

/**
 * A session knows its browser, so that its owner can tell it from others, and the console session that opened it when an
 * admin acts for a person. The database itself ends the one with the other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column user_agent text not null default ''`.execute(db)
  await sql`alter table sessions add column opened_by uuid`.execute(db)
  await sql`
    alter table sessions add constraint sessions_opened_by
    foreign key (partner_id, opened_by) references sessions (partner_id, id) on delete cascade`.execute(db)
  await sql`create index sessions_opener on sessions (partner_id, opened_by)`.execute(db)
  // Nobody knows which console session opened those that exist.
  await sql`delete from sessions where on_behalf_by is not null`.execute(db)
  await sql`
    alter table sessions add constraint sessions_acting_is_opened
    check ((on_behalf_by is null) = (opened_by is null))`.execute(db)
  await sql`alter table one_time_tokens add column session_id uuid`.execute(db)
  await sql`delete from one_time_tokens where purpose = 'login-as'`.execute(db)
}
