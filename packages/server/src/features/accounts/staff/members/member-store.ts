import { type AdminPermission, fullPermissions } from '@hearthlight/domain/accounts/staff/admin'
import {
  type BuiltInRole,
  isBuiltInRole,
  type StaffState,
  staffState,
} from '@hearthlight/domain/accounts/staff/roles'
import type { StaffQuery } from '@hearthlight/domain/accounts/staff/staff-member'
import { sql } from 'kysely'
import type { ConsoleRightsOf } from '../../../../platform/access/console-rights.ts'
import { keysetPage } from '../../../../platform/database/queries/keyset.ts'
import { samePartner } from '../../../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner } from '../../../../platform/scope.ts'

const COLUMNS = [
  ...(['admins.id', 'admins.email', 'admins.name', 'built_in_role', 'role_id'] as const),
  ...(['default_permissions', 'additional_permissions', 'invited_by', 'invitation_ends_at'] as const),
  ...(['joined_at', 'switched_off_at', 'created_at', 'admins.revision'] as const),
] as const

/** The address that waits for its confirmation, and until when. */
const asked = (column: 'email' | 'ends_at') => sql`(
  select asked.${sql.ref(column)} from staff_email_changes asked
  where asked.partner_id = admins.partner_id and asked.staff_id = admins.id)`
const newEmail = asked('email').$castTo<string | null>().as('new_email')
const newEmailEnds = asked('ends_at').$castTo<Date | null>().as('new_email_ends_at')

const hasFactor = sql<boolean>`(
  exists (select from staff_passkeys own where own.partner_id = admins.partner_id and own.staff_id = admins.id)
  or exists (select from staff_totp own
    where own.partner_id = admins.partner_id and own.staff_id = admins.id and own.secret is not null))`.as(
  'has_factor',
)

const members = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('admins')
    .leftJoin('staff_roles', (join) => samePartner(join, 'staff_roles.id', 'admins.role_id'))
    .select(COLUMNS)
    .select('staff_roles.name as role_name')
    .select([newEmail, newEmailEnds, hasFactor])
    .where('admins.partner_id', '=', partnerId)
    // The columns are written from the same list of permissions.
    .$narrowType<{ default_permissions: AdminPermission[]; additional_permissions: AdminPermission[] }>()

export type StoredMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

export const permissionsOf = (
  member: Pick<StoredMember, 'default_permissions' | 'additional_permissions'>,
): AdminPermission[] => fullPermissions(member.default_permissions, member.additional_permissions)

export const listMembers = (
  db: PartnerDb,
  scope: InPartner,
  { q = '', role, state, ...page }: StaffQuery,
) => {
  const begins = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return keysetPage(
    members(db, scope)
      .$if(q !== '', (query) =>
        query.where(
          sql<boolean>`(lower(admins.name) like ${begins} or lower(admins.name) like ${`% ${begins}`}
            or admins.email like ${begins})`,
        ),
      )
      .$if(role !== undefined, (query) =>
        role !== undefined && isBuiltInRole(role)
          ? query.where('built_in_role', '=', role)
          : query.where('role_id', '=', role ?? null),
      )
      .$if(state === 'switched_off', (query) => query.where('switched_off_at', 'is not', null))
      .$if(state === 'invited', (query) =>
        query.where('switched_off_at', 'is', null).where('joined_at', 'is', null),
      )
      .$if(state === 'active', (query) =>
        query.where('switched_off_at', 'is', null).where('joined_at', 'is not', null),
      ),
    page,
    {
      sorts: {
        name: { by: sql`lower(admins.name)`, kind: 'text' },
        created_at: { by: sql.ref('created_at'), kind: 'timestamptz' },
      },
      id: { by: sql.ref('admins.id'), kind: 'uuid' },
    },
  )
}

export const findMember = (db: PartnerDb, scope: InPartner, id: string) =>
  members(db, scope).where('admins.id', '=', id).executeTakeFirst()

export const consoleRightsOf: ConsoleRightsOf = async (db, scope, staffId) => {
  const member = staffId === null ? undefined : await findMember(db, scope, staffId)
  if (member === undefined) return []
  const state = staffState(member)
  if (state === 'switched_off') return undefined
  return state === 'active' ? permissionsOf(member) : []
}

export const findMemberByEmail = (db: PartnerDb, scope: InPartner, email: string) =>
  members(db, scope).where('admins.email', '=', email).executeTakeFirst()

/** Everybody, by email. */
export const listAllMembers = (db: PartnerDb, scope: InPartner) =>
  members(db, scope).orderBy('admins.email').execute()

/** Who may do this and has not left. */
export async function listStaffWith(
  db: PartnerDb,
  scope: InPartner,
  permission: AdminPermission,
): Promise<StoredMember[]> {
  const rows = await listAllMembers(db, scope)
  return rows.filter((row) => staffState(row) === 'active' && permissionsOf(row).includes(permission))
}

/** What the rule about who manages staff looks at, of everybody. */
export async function listManaging(
  db: PartnerDb,
  scope: InPartner,
): Promise<{ id: string; state: StaffState; permissions: AdminPermission[] }[]> {
  const rows = await listAllMembers(db, scope)
  return rows.map((row) => ({ id: row.id, state: staffState(row), permissions: permissionsOf(row) }))
}

/** Nobody else changes the staff of this partner until the transaction ends: of two at once the second sees what the first left. */
export async function lockStaffOf(db: PartnerDb, { partnerId }: InPartner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${partnerId}, 7045))`.execute(db)
}

/** As it stands in the row of who has it: a copy of what the role says, kept the same by who changes the role. */
export type RoleGiven = {
  readonly built_in_role: BuiltInRole | null
  readonly role_id: string | null
  readonly default_permissions: AdminPermission[]
}

export async function updateMember(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  { name, role }: { readonly name: string; readonly role: RoleGiven | undefined },
): Promise<void> {
  await db
    .updateTable('admins')
    .set({
      name,
      ...(role && { ...role, additional_permissions: [] }),
      revision: sql<number>`revision + 1`,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function setSwitchedOff(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('admins')
    .set({ switched_off_at: at, revision: sql<number>`revision + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function setInvitationEnd(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  endsAt: Date,
): Promise<void> {
  await db
    .updateTable('admins')
    .set({ invitation_ends_at: endsAt, revision: sql<number>`revision + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function setJoined(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  joined: { readonly name: string; readonly password_hash: string; readonly joined_at: Date },
): Promise<void> {
  await db
    .updateTable('admins')
    .set({ ...joined, invitation_ends_at: null, revision: sql<number>`revision + 1` })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Who was invited and never came leaves nothing behind. */
export async function deleteMember(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('admins').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
