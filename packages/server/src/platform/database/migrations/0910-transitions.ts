import { type Kysely, sql } from 'kysely'

/**
 * A statement that writes a value through `in_transition` says that a transition makes it; the permission ends with the
 * statement. Columns that `refuseOutsideTransition` names are refused to a partner's role without it, raw SQL included.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function in_transition(value text) returns text language plpgsql volatile as $$
    begin
      perform set_config('hearthlight.transition', 'on', true);
      return value;
    end $$`.execute(db)
  await sql`create function refuse_outside_transition() returns trigger language plpgsql as $$
    begin
      if current_user = 'hearthlight_partner' and coalesce(current_setting('hearthlight.transition', true), '') = '' then
        raise exception 'status, lock and money of % are written by a transition only', tg_table_name;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create function end_transition() returns trigger language plpgsql as $$
    begin
      perform set_config('hearthlight.transition', '', true);
      return null;
    end $$`.execute(db)
}
