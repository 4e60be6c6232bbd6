import { ADMIN_PERMISSIONS, type AdminSession, fullPermissions } from '@hearthlight/domain/accounts/admin'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Actor, Scope } from '../../../platform/scope.ts'
import type { Subject } from '../../../platform/sessions/session.ts'
import {
  type Admin,
  findAdmin,
  findAdminByEmail,
  findOperator,
  findOperatorByEmail,
  lockStaff,
  type Operator,
} from '../admin-store.ts'

export type Staff =
  | { readonly kind: 'admin'; readonly admin: Admin }
  | { readonly kind: 'operator'; readonly admin: Operator }

/** Stands where a partner's id does for what belongs to none: an operator's factors, tries at the console. */
export const NO_PARTNER = '00000000-0000-0000-0000-000000000000'

/** Whose factors and tokens: an admin of one partner, or an operator. */
export type Holder = { readonly partnerId: string; readonly staffId: string }

export const holderOf = ({ kind, admin }: Staff, { partnerId }: Pick<Scope, 'partnerId'>): Holder => ({
  partnerId: kind === 'operator' ? NO_PARTNER : partnerId,
  staffId: admin.id,
})

export const subjectOf = ({ kind, admin }: Staff): Subject => ({ kind, id: admin.id })

export async function staffByEmail(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId'>,
  email: string,
): Promise<Staff | undefined> {
  const [admin, operator] = [await findAdminByEmail(db, scope, email), await findOperatorByEmail(db, email)]
  if (admin) return { kind: 'admin', admin }
  return operator && { kind: 'operator', admin: operator }
}

export async function findStaff(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId'>,
  { kind, id }: { readonly kind: Staff['kind']; readonly id: string },
): Promise<Staff | undefined> {
  if (kind === 'admin') {
    const admin = await findAdmin(db, scope, id)
    return admin && { kind, admin }
  }
  const admin = await findOperator(db, id)
  return admin && { kind, admin }
}

/** The admin or operator of this session, also one who is signed in by half: the policy has let them so far. */
export async function staffOf(db: PartnerDb, scope: Pick<Scope, 'partnerId' | 'actor'>): Promise<Staff> {
  const who = staffRef(scope.actor)
  const staff = who && (await findStaff(db, scope, who))
  if (!staff) throw new Problem('shared.no-session')
  return staff
}

/** For a change that hangs on the factors there are: of two at once, the second sees what the first left. */
export async function lockedStaff(db: PartnerDb, scope: Pick<Scope, 'partnerId' | 'actor'>): Promise<Staff> {
  const staff = await staffOf(db, scope)
  await lockStaff(db, holderOf(staff, scope), staff.kind)
  return staff
}

function staffRef(actor: Actor) {
  if (actor.kind === 'admin') return { kind: actor.kind, id: actor.adminId }
  if (actor.kind === 'operator') return { kind: actor.kind, id: actor.operatorId }
  return actor.kind === 'half-signed-in' ? actor.staff : undefined
}

/** In the audit log staff stand as what they are, however far their sign-in has come. */
export function asStaff(scope: Scope, { kind, admin: { id } }: Staff): Scope {
  const actor = kind === 'admin' ? { kind, adminId: id, permissions: [] } : { kind, operatorId: id }
  return { ...scope, actor }
}

export function adminSession({ kind, admin }: Staff): AdminSession {
  const byDefault = kind === 'operator' ? [...ADMIN_PERMISSIONS] : admin.default_permissions
  const additional = kind === 'operator' ? [] : admin.additional_permissions
  return {
    name: admin.name,
    email: admin.email,
    operator: kind === 'operator',
    default_permissions: byDefault,
    additional_permissions: additional,
    fullPermissions: fullPermissions(byDefault, additional),
  }
}
