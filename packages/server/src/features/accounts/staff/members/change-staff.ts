import { staffState } from '@hearthlight/domain/accounts/staff/roles'
import type { ChangeStaff } from '@hearthlight/domain/accounts/staff/staff-member'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ChangedBy } from '../../../../platform/audit-log/audit-log-store.ts'
import { type Changed, change } from '../../../../platform/audit-log/change.ts'
import type { ChangeDb, Db } from '../../../../platform/database/schema.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { Sessions } from '../../../../platform/sessions/sessions.ts'
import { revokePasswordTokens } from '../password-token-store.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { invitationEnd } from './invite-staff.ts'
import { isSelf, ownPermissions, refuseLastManager, refuseMore, roleOf } from './member-rules.ts'
import {
  deleteMember,
  findMember,
  listManaging,
  lockStaffOf,
  permissionsOf,
  type StoredMember,
  setInvitationEnd,
  setSwitchedOff,
  updateMember,
} from './member-store.ts'

type Deps = { readonly db: Db; readonly now: () => Date }

const roleIn = ({ built_in_role, role_id }: Pick<StoredMember, 'built_in_role' | 'role_id'>) =>
  built_in_role ?? role_id

/** One at a time: who changes a colleague sees what the one before left. */
export function changeMember<T>(
  { db }: Pick<Deps, 'db'>,
  by: ChangedBy,
  { id, action }: { readonly id: string; readonly action: string },
  work: (db: ChangeDb, member: StoredMember) => Promise<Changed<T>>,
): Promise<T> {
  return change(db, by, { action, record: { type: 'admin', id } }, async (changeDb) => {
    await lockStaffOf(changeDb, by)
    const member = await findMember(changeDb, by, id)
    if (member === undefined) throw new Problem('shared.not-found')
    return await work(changeDb, member)
  })
}

/** Another name, another role. */
export const changeStaff = (
  deps: Deps,
  by: ChangedBy,
  id: string,
  { name, role, revision }: ChangeStaff,
): Promise<void> =>
  changeMember(deps, by, { id, action: 'staff.change' }, async (db, member) => {
    if (member.revision !== revision) throw new Problem('admin-staff.stale')
    const given = role === undefined || role === roleIn(member) ? undefined : await roleOf(db, by, role)
    if (given)
      await refuseMore(db, by, given.default_permissions, {
        pointer: '/role',
        code: isSelf(by, id) ? 'admin-staff.more-for-oneself' : 'admin-staff.more-than-own',
      })
    const managing = await listManaging(db, by)
    await updateMember(db, by, id, { name, role: given })
    await refuseLastManager(db, by, managing, '/role')
    const before = { name: member.name, role: roleIn(member) }
    return { result: undefined, before, after: { name, role: given ? roleIn(given) : before.role } }
  })

/** They are signed out everywhere, and no link lets them in again. */
export const switchOff = (
  deps: Deps & { readonly sessions: Pick<Sessions, 'endAll'> },
  by: ChangedBy,
  id: string,
) =>
  changeMember(deps, by, { id, action: 'staff.switch-off' }, async (db, member) => {
    if (staffState(member) === 'invited') throw new Problem('admin-staff.still-invited')
    if (staffState(member) === 'switched_off') throw new Problem('admin-staff.is-off')
    const managing = await listManaging(db, by)
    await setSwitchedOff(db, by, id, deps.now())
    await refuseLastManager(db, by, managing)
    if (isSelf(by, id)) throw new Problem('admin-staff.oneself')
    await deps.sessions.endAll(db, by.partnerId, { kind: 'admin', id })
    await revokePasswordTokens(db, { partnerId: by.partnerId, staffId: id }, deps.now())
    return { result: undefined, before: { switched_off: false }, after: { switched_off: true } }
  })

/** Back with the password, the second factor and the role they had: whoever gives it back has as much. */
export const switchOn = (deps: Deps, by: ChangedBy, id: string) =>
  changeMember(deps, by, { id, action: 'staff.switch-on' }, async (db, member) => {
    if (staffState(member) !== 'switched_off') throw new Problem('admin-staff.is-on')
    await refuseMore(db, by, permissionsOf(member), { pointer: '/role' })
    await setSwitchedOff(db, by, id, null)
    return { result: undefined, before: { switched_off: true }, after: { switched_off: false } }
  })

type Resending = Deps & Pick<StaffDeps, 'mailInvitation'>

/** Another mail with another link; the one before stops working. */
export const inviteAgain = (deps: Resending, scope: Scope, id: string, site: string): Promise<void> =>
  changeMember(deps, scope, { id, action: 'staff.invite-again' }, async (db, member) => {
    mustBeInvited(member)
    await refuseMore(db, scope, permissionsOf(member), { pointer: '/role' })
    const ends = invitationEnd(deps.now())
    await setInvitationEnd(db, scope, id, ends)
    await deps.mailInvitation(db, scope, { staffId: id, site })
    return { result: undefined, after: { email: member.email, ends: ends.toISOString() } }
  })

/** The link stops working, and the address may be invited again. */
export const withdrawInvitation = (deps: Pick<Deps, 'db'>, by: ChangedBy, id: string): Promise<void> =>
  changeMember(deps, by, { id, action: 'staff.withdraw' }, async (db, member) => {
    mustBeInvited(member)
    await ownPermissions(db, by)
    await deleteMember(db, by, id)
    return { result: undefined, before: { email: member.email, name: member.name, role: roleIn(member) } }
  })

function mustBeInvited(member: StoredMember): void {
  if (staffState(member) !== 'invited') throw new Problem('admin-staff.not-invited')
}
