import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/**
 * Colleagues are invited, join, and are switched off; a partner makes roles of its own. Whoever is there has joined; who may do everything is an administrator
 * and manages staff from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_roles (
      partner_id uuid not null references partners (id),
      id uuid not null,
      name text not null,
      permissions text[] not null,
      revision integer not null default 1,
      changed_by text not null,
      changed_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create unique index staff_roles_by_name on staff_roles (partner_id, lower(name))`.execute(db)
  await keepPartnersApart(db, 'staff_roles')
  await refuseUnloggedChanges(db, 'staff_roles')
  await sql`
    alter table admins
      add column built_in_role text,
      add column role_id uuid,
      add column invited_by text,
      add column invitation_ends_at timestamptz,
      add column joined_at timestamptz,
      add column switched_off_at timestamptz,
      add column revision integer not null default 1,
      add constraint admins_one_role check (built_in_role is null or role_id is null),
      add constraint admins_role foreign key (partner_id, role_id) references staff_roles (partner_id, id)`.execute(
    db,
  )
  await sql`create index admins_of_role on admins (partner_id, role_id)`.execute(db)
  await sql`update admins set joined_at = created_at`.execute(db)
  await sql`
    update admins set built_in_role = 'administrator', additional_permissions = '{}',
      default_permissions = array['applications', 'payments', 'users', 'login_as', 'buildings', 'advisors', 'programs',
        'partner', 'accounts_import', 'exports', 'audit_log', 'jobs', 'outward', 'staff', 'AppliedOfferRestrictedDataAccess']
    where default_permissions || additional_permissions @> array['applications', 'payments', 'users', 'login_as',
      'buildings', 'advisors', 'programs', 'partner', 'accounts_import', 'exports', 'audit_log', 'jobs', 'outward',
      'AppliedOfferRestrictedDataAccess']`.execute(db)
  await sql`create index admins_by_name on admins (partner_id, lower(name), id)`.execute(db)
  await sql`create index admins_by_age on admins (partner_id, created_at, id)`.execute(db)
  await sql`
    alter table staff_password_tokens add column purpose text not null default 'reset-password'
      check (purpose in ('reset-password', 'invitation'))`.execute(db)
}
