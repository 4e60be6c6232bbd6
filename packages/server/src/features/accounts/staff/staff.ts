import {
  ADMIN_PERMISSIONS,
  type AdminSession,
  fullPermissions,
} from '@hearthlight/domain/accounts/staff/admin'
import { type StaffState, staffState } from '@hearthlight/domain/accounts/staff/roles'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import type { Staff } from '../../../platform/person.ts'
import type { Actor, Scope } from '../../../platform/scope.ts'
import type { Subject } from '../../../platform/sessions/session.ts'
import {
  findAdmin,
  findAdminByEmail,
  findOperator,
  findOperatorByEmail,
  findOperatorHash,
  lockStaff,
} from '../admin-store.ts'

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
): Promise<(Staff & { readonly state: StaffState }) | undefined> {
  const [admin, operator] = [await findAdminByEmail(db, scope, email), await findOperatorByEmail(db, email)]
  if (admin) return { kind: 'admin', admin, state: staffState(admin) }
  return operator && { kind: 'operator', admin: operator, state: 'active' }
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

/** Outside of every partner, where alone an operator's can be read. */
export const hashOf = async (db: PlatformDb, staff: Staff | undefined): Promise<string | null> =>
  staff?.kind === 'operator' ? findOperatorHash(db, staff.admin.id) : (staff?.admin.password_hash ?? null)

/** The admin or operator of this session, also one who is signed in by half: the policy has let them so far. */
export function staffOf({ actor }: Pick<Scope, 'actor'>): Staff {
  if (actor.kind === 'admin') return { kind: actor.kind, admin: actor.admin }
  if (actor.kind === 'operator') return { kind: actor.kind, admin: actor.admin }
  if (actor.kind === 'half-signed-in') return actor.staff
  throw new Problem('shared.no-session')
}

/** For a change that hangs on the factors there are: of two at once, the second sees what the first left. */
export async function lockedStaff(db: PartnerDb, scope: Pick<Scope, 'partnerId' | 'actor'>): Promise<Staff> {
  const staff = staffOf(scope)
  await lockStaff(db, holderOf(staff, scope), staff.kind)
  return staff
}

/** In the audit log staff stand as what they are, however far their sign-in has come. */
export const asStaff = (scope: Scope, staff: Staff): Scope => ({ ...scope, actor: staffActor(staff) })

/** Staff who owe nothing more. */
export function staffActor({ kind, admin }: Staff): Actor {
  if (kind === 'operator') return { kind, admin }
  const permissions = fullPermissions(admin.default_permissions, admin.additional_permissions)
  return { kind, admin, permissions }
}

export function adminSession({ kind, admin }: Staff): AdminSession {
  const byDefault = kind === 'operator' ? [...ADMIN_PERMISSIONS] : admin.default_permissions
  const additional = kind === 'operator' ? [] : admin.additional_permissions
  return {
    name: admin.name,
    email: admin.email,
    operator: kind === 'operator',
    language: admin.console_language,
    default_permissions: byDefault,
    additional_permissions: additional,
    fullPermissions: fullPermissions(byDefault, additional),
  }
}
