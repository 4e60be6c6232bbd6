import { ADMIN_PERMISSIONS } from '@hearthlight/domain/accounts/staff/admin'
import { beyond, isBuiltInRole } from '@hearthlight/domain/accounts/staff/roles'
import { type ChangeRole, MOST_ROLES, type RoleInput } from '@hearthlight/domain/accounts/staff/staff-role'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type Changed, change } from '../../../../platform/audit-log/change.ts'
import type { ChangeDb, Db, PartnerDb } from '../../../../platform/database/schema.ts'
import { actorName, type Scope } from '../../../../platform/scope.ts'
import { fieldProblem } from '../../profile/field-problem.ts'
import { refuseLastManager, refuseMore } from './member-rules.ts'
import { listManaging, lockStaffOf } from './member-store.ts'
import {
  deleteRole,
  findRole,
  insertRole,
  isRoleNameTaken,
  listHolders,
  listRoles,
  type StoredRole,
  updateRole,
} from './role-store.ts'

type Deps = { readonly db: Db; readonly now: () => Date }

/** In the order in which permissions stand everywhere, each once. */
const inOrder = (permissions: RoleInput['permissions']) =>
  ADMIN_PERMISSIONS.filter((permission) => permissions.includes(permission))

export function createRole({ db, now }: Deps, scope: Scope, given: RoleInput): Promise<string> {
  const what = { action: 'role.create', record: { type: 'role' } }
  const { name } = given
  const permissions = inOrder(given.permissions)
  return change(db, scope, what, async (changeDb) => {
    await lockStaffOf(changeDb, scope)
    await refuseMore(changeDb, scope, permissions, { pointer: '/permissions' })
    await refuseTakenName(changeDb, scope, name, null)
    if ((await listRoles(changeDb, scope)).length >= MOST_ROLES)
      throw fieldProblem('admin-staff.too-many-roles', '/name', { params: { most: MOST_ROLES } })
    const written = { name, permissions, by: actorName(scope.actor), at: now() }
    const id = await insertRole(changeDb, scope, written)
    return { result: id, id, after: { name, permissions } }
  })
}

/** Whoever has the role has what it says from then on: nobody puts more into it than they have. */
export const changeRole = ({ db, now }: Deps, scope: Scope, id: string, given: ChangeRole): Promise<void> =>
  changeStoredRole(db, scope, { id, action: 'role.change' }, async (changeDb, role) => {
    if (role.revision !== given.revision) throw new Problem('admin-staff.stale')
    const { name } = given
    const permissions = inOrder(given.permissions)
    const added = beyond(permissions, role.permissions)
    await refuseMore(changeDb, scope, added, { pointer: '/permissions' })
    await refuseTakenName(changeDb, scope, name, id)
    const managing = await listManaging(changeDb, scope)
    await updateRole(changeDb, scope, id, { name, permissions, by: actorName(scope.actor), at: now() })
    await refuseLastManager(changeDb, scope, managing, '/permissions')
    const before = { name: role.name, permissions: role.permissions }
    return { result: undefined, before, after: { name, permissions } }
  })

/** Not while somebody has it. */
export const removeRole = ({ db }: Pick<Deps, 'db'>, scope: Scope, id: string): Promise<void> =>
  changeStoredRole(db, scope, { id, action: 'role.delete' }, async (changeDb, role) => {
    const holders = (await listHolders(changeDb, scope)).filter((holder) => holder.role === id)
    if (holders.length > 0)
      throw new Problem('admin-staff.role-in-use', {
        params: { people: holders.map(({ name }) => name).join(', ') },
      })
    await deleteRole(changeDb, scope, id)
    return { result: undefined, before: { name: role.name, permissions: role.permissions } }
  })

function changeStoredRole(
  db: Db,
  scope: Scope,
  { id, action }: { readonly id: string; readonly action: string },
  work: (db: ChangeDb, role: StoredRole) => Promise<Changed<void>>,
): Promise<void> {
  if (isBuiltInRole(id)) throw new Problem('admin-staff.built-in')
  return change(db, scope, { action, record: { type: 'role', id } }, async (changeDb) => {
    await lockStaffOf(changeDb, scope)
    const role = await findRole(changeDb, scope, id)
    if (role === undefined) throw new Problem('shared.not-found')
    return await work(changeDb, role)
  })
}

async function refuseTakenName(
  db: PartnerDb,
  scope: Scope,
  name: string,
  exceptId: string | null,
): Promise<void> {
  if (await isRoleNameTaken(db, scope, name, exceptId))
    throw fieldProblem('admin-staff.role-name-taken', '/name')
}
