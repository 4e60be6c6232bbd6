import { type Kysely, sql } from 'kysely'

/** Each partner says how long its log keeps the values of its lines; they are erased in batches, the oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_valued on audit_log (partner_id, at)
    where erased_at is null and coalesce(before, after) is not null`.execute(db)
  await sql`create function erase_audit_values_of(partner uuid, day timestamptz, most integer) returns integer
    language plpgsql set search_path = public, pg_temp as $$
    declare
      erased integer;
    begin
      perform set_config('hearthlight.erasing', 'on', true);
      update audit_log set before = null, after = null, erased_at = now()
        where partner_id = partner and erased_at is null and id in (
          select id from audit_log
          where partner_id = partner and at < day and erased_at is null and coalesce(before, after) is not null
          order by at limit most);
      get diagnostics erased = row_count;
      perform set_config('hearthlight.erasing', '', true);
      return erased;
    end $$`.execute(db)
  await sql`revoke execute on function erase_audit_values_of(uuid, timestamptz, integer) from public`.execute(
    db,
  )
}
