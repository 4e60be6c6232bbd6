import { type Kysely, sql } from 'kysely'

/**
 * The values of a line can be erased with the home or person they tell of; who did what and when stays. Nothing else of a
 * line can ever change, not by the owner of the table either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column record_of text, add column erased_at timestamptz`.execute(db)
  await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db)
  await fillOwners(db)
  await eraseDeleted(db)
  await sql`alter table audit_log enable trigger audit_log_append_only`.execute(db)
  await sql`create index audit_log_record_of on audit_log (partner_id, record_of)`.execute(db)
  await sql`create index audit_log_at on audit_log (partner_id, at)`.execute(db)
  await sql`create index audit_log_actor on audit_log (partner_id, actor_id, at)`.execute(db)
  await refuseAllButErasure(db)
  await erasures(db)
}

async function fillOwners(db: Kysely<unknown>): Promise<void> {
  const owners = [
    ['building', 'buildings', 'user_id'],
    ['generic_item', 'generic_items', 'building_id'],
    ['virtual_audit', 'virtual_audits', 'building_id'],
    ['report_share', 'report_shares', 'building_id'],
  ]
  for (const [type, table, owner] of owners)
    await sql
      .raw(
        `update audit_log set record_of = r.${owner}::text from ${table} r
        where audit_log.record_type = '${type}' and r.partner_id = audit_log.partner_id and r.id::text = audit_log.record_id`,
      )
      .execute(db)
}

/** Homes that were deleted while nothing could be erased. */
async function eraseDeleted(db: Kysely<unknown>): Promise<void> {
  const deleted = [
    ['building', 'buildings', 'id'],
    ['generic_item', 'generic_items', 'id'],
    ['report_plan', 'buildings', 'id'],
  ]
  for (const [type, table, id] of deleted)
    await sql
      .raw(
        `update audit_log set before = null, after = null, erased_at = now()
        where record_type = '${type}' and not exists (select from ${table} r
          where r.partner_id = audit_log.partner_id and r.${id}::text = audit_log.record_id)`,
      )
      .execute(db)
}

async function refuseAllButErasure(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    declare
      erasable constant text[] := array['before', 'after', 'erased_at'];
    begin
      if tg_op = 'UPDATE' and coalesce(current_setting('hearthlight.erasing', true), '') = 'on' then
        if new.before is null and new.after is null and old.erased_at is null and new.erased_at is not null
          and to_jsonb(new) - erasable = to_jsonb(old) - erasable then
          return new;
        end if;
      end if;
      raise exception 'audit_log is append-only';
    end $$`.execute(db)
  await sql`create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db)
}

/** Run as their owner: a partner's own role may not touch a line, but may have the values of its own homes erased. */
async function erasures(db: Kysely<unknown>): Promise<void> {
  await sql`create function erase_audit_values(partner uuid, subject text) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if coalesce(nullif(current_setting('hearthlight.partner', true), '')::uuid, partner) <> partner then
        raise exception 'a partner erases its own values only';
      end if;
      perform set_config('hearthlight.erasing', 'on', true);
      update audit_log set before = null, after = null, erased_at = now()
        where partner_id = partner and (record_id = subject or record_of = subject)
          and erased_at is null and coalesce(before, after) is not null;
      perform set_config('hearthlight.erasing', '', true);
    end $$`.execute(db)
  await sql`create function erase_audit_values_before(day timestamptz) returns void
    language plpgsql set search_path = public, pg_temp as $$
    begin
      perform set_config('hearthlight.erasing', 'on', true);
      update audit_log set before = null, after = null, erased_at = now()
        where at < day and erased_at is null and coalesce(before, after) is not null;
      perform set_config('hearthlight.erasing', '', true);
    end $$`.execute(db)
  for (const name of ['erase_audit_values(uuid, text)', 'erase_audit_values_before(timestamptz)'])
    await sql.raw(`revoke execute on function ${name} from public`).execute(db)
}
