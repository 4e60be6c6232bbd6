import { ADMIN_PERMISSIONS, type AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import {
  BUILT_IN_ROLES,
  beyond,
  isBuiltInRole,
  leavesNoManager,
} from '@hearthlight/domain/accounts/staff/roles'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../../platform/scope.ts'
import { fieldProblem } from '../../profile/field-problem.ts'
import { findMember, listManaging, permissionsOf, type RoleGiven } from './member-store.ts'
import { findRole } from './role-store.ts'

type By = Pick<Scope, 'partnerId' | 'actor'>

/** What whoever asks has now, not when their request came in: somebody may have taken it away meanwhile. */
export async function ownPermissions(db: PartnerDb, by: By): Promise<readonly AdminPermission[]> {
  const { actor } = by
  if (actor.kind === 'operator' || actor.kind === 'system') return ADMIN_PERMISSIONS
  if (actor.kind !== 'admin') throw new Problem('shared.not-allowed')
  const self = await findMember(db, by, actor.admin.id)
  const own = self === undefined || self.switched_off_at !== null ? [] : permissionsOf(self)
  if (!own.includes('staff')) throw new Problem('shared.not-allowed')
  return own
}

export const isSelf = ({ actor }: Pick<Scope, 'actor'>, id: string): boolean =>
  actor.kind === 'admin' && actor.admin.id === id

/** What a role of this name or id gives. */
export async function roleOf(db: PartnerDb, scope: InPartner, role: string): Promise<RoleGiven> {
  if (isBuiltInRole(role))
    return { built_in_role: role, role_id: null, default_permissions: [...BUILT_IN_ROLES[role]] }
  const made = await findRole(db, scope, role)
  if (made === undefined) throw new Problem('shared.not-found')
  return { built_in_role: null, role_id: made.id, default_permissions: made.permissions }
}

/** Nobody gives more than they have, to others or to themselves. */
export async function refuseMore(
  db: PartnerDb,
  by: By,
  wanted: readonly AdminPermission[],
  { pointer, code = 'admin-staff.more-than-own' }: { readonly pointer?: string; readonly code?: ProblemCode },
): Promise<void> {
  if (beyond(wanted, await ownPermissions(db, by)).length === 0) return
  throw pointer === undefined ? new Problem(code) : fieldProblem(code, pointer)
}

/** After a change, inside its transaction and under the lock of the staff: somebody can still manage them. */
export async function refuseLastManager(
  db: PartnerDb,
  scope: InPartner,
  before: Awaited<ReturnType<typeof listManaging>>,
  pointer?: string,
): Promise<void> {
  if (!leavesNoManager(before, await listManaging(db, scope))) return
  throw pointer === undefined
    ? new Problem('admin-staff.last-manager')
    : fieldProblem('admin-staff.last-manager', pointer)
}
