import { sql } from 'kysely'
import pg from 'pg'
import { StartFailure } from '../process/start-failure.ts'
import type { PlatformDb } from './schema.ts'

/** Whoever has this role sees the rows of the partner in the setting, and no way round that. */
export const PARTNER_ROLE = 'hearthlight_partner'

/** For the rest of the transaction. Without parameters, so that it travels in one script with BEGIN. */
export const enterPartner = (partnerId: string): string =>
  `set local role ${PARTNER_ROLE}; select set_config('hearthlight.partner', ${pg.escapeLiteral(partnerId)}, true)`

/** Until it is left: for a connection that nobody shares. */
export const stayInPartner = (partnerId: string): string =>
  `set role ${PARTNER_ROLE}; select set_config('hearthlight.partner', ${pg.escapeLiteral(partnerId)}, false)`
export const leavePartner = `reset role; select set_config('hearthlight.partner', '', false)`

/**
 * Makes the role and says what it may touch, at every start: roles belong to the server and not to the database, so that
 * a restored backup comes without them.
 */
export async function ensurePartnerRole(db: PlatformDb): Promise<void> {
  await sql.raw(MAKE_ROLE).execute(db).catch(refuseStart)
  await sql.raw(GRANTS).execute(db)
}

const refuseStart = (error: Error): never => {
  throw new StartFailure(
    `DATABASE_URL: the database needs a role ${PARTNER_ROLE} and its user may not make one (${error.message}). docs/deployment.md says how.`,
  )
}

/** Two servers may start at once, on two databases of one cluster. */
const MAKE_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${PARTNER_ROLE}') then
    begin
      create role ${PARTNER_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, '${PARTNER_ROLE}', 'member') then
    grant ${PARTNER_ROLE} to current_user;
  end if;
end $$`

/**
 * What is everybody's (partners, operators without their passwords) may be read; what belongs to the platform alone is out of reach. Two servers
 * that grant at once would fail on the same rows of the catalogue, so that one waits for the other.
 */
const GRANTS = `
  select pg_advisory_xact_lock(7044);
  grant usage on schema public to ${PARTNER_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${PARTNER_ROLE};
  revoke all on kysely_migration, kysely_migration_lock from ${PARTNER_ROLE};
  revoke insert, update, delete on partners, partner_versions, partner_hosts, operators from ${PARTNER_ROLE};
  revoke select on operators from ${PARTNER_ROLE};
  grant select (id, email, name, is_demo, console_language, created_at) on operators to ${PARTNER_ROLE};
  grant update (console_language) on operators to ${PARTNER_ROLE};
  revoke update, delete on audit_log from ${PARTNER_ROLE};
  grant execute on function erase_audit_values(uuid, text) to ${PARTNER_ROLE}`
