import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import { newId } from '../../../../platform/ids.ts'
import type { InPartner } from '../../../../platform/scope.ts'

const roles = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('staff_roles')
    .select(['id', 'name', 'permissions', 'revision', 'changed_by', 'changed_at'])
    .where('partner_id', '=', partnerId)
    // The column is written from the list of permissions.
    .$narrowType<{ permissions: AdminPermission[] }>()

export type StoredRole = NonNullable<Awaited<ReturnType<typeof findRole>>>

/** The roles a partner made, by name. */
export const listRoles = (db: PartnerDb, scope: InPartner) =>
  roles(db, scope).orderBy(sql`lower(name)`).execute()

export const findRole = (db: PartnerDb, scope: InPartner, id: string) =>
  roles(db, scope).where('id', '=', id).executeTakeFirst()

export async function isRoleNameTaken(
  db: PartnerDb,
  scope: InPartner,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const found = await roles(db, scope)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return found !== undefined
}

type RoleWritten = {
  readonly name: string
  readonly permissions: readonly AdminPermission[]
  readonly by: string
  readonly at: Date
}

export async function insertRole(
  db: ChangeDb,
  { partnerId }: InPartner,
  { name, permissions, by, at }: RoleWritten,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('staff_roles')
    .values({
      partner_id: partnerId,
      id,
      name,
      permissions: [...permissions],
      changed_by: by,
      changed_at: at,
    })
    .execute()
  return id
}

/** With the copy of its permissions that stands in the row of everybody who has it. */
export async function updateRole(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  { name, permissions, by, at }: RoleWritten,
): Promise<void> {
  await db
    .updateTable('staff_roles')
    .set({
      name,
      permissions: [...permissions],
      changed_by: by,
      changed_at: at,
      revision: sql<number>`revision + 1`,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('admins')
    .set({ default_permissions: [...permissions] })
    .where('partner_id', '=', partnerId)
    .where('role_id', '=', id)
    .execute()
}

export async function deleteRole(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('staff_roles').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

type RoleHolder = { readonly id: string; readonly name: string; readonly role: string }

/** Who has which role, by name: the built-in name of it, or its id. */
export async function listHolders(db: PartnerDb, { partnerId }: InPartner): Promise<RoleHolder[]> {
  const rows = await db
    .selectFrom('admins')
    .select(['id', 'name', 'built_in_role', 'role_id'])
    .where('partner_id', '=', partnerId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, built_in_role, role_id }) => {
    const role = built_in_role ?? role_id
    return role === null ? [] : [{ id, name, role }]
  })
}
