import { randomBytes } from 'node:crypto'
import { INVITATION_DAYS, type InviteStaff } from '@hearthlight/domain/accounts/staff/staff-member'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ChangedBy } from '../../../../platform/audit-log/audit-log-store.ts'
import { change } from '../../../../platform/audit-log/change.ts'
import type { ChangeDb, Db } from '../../../../platform/database/schema.ts'
import { actorName } from '../../../../platform/scope.ts'
import { findOperatorByEmail, insertAdmin } from '../../admin-store.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { fieldProblem } from '../../profile/field-problem.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { refuseMore, roleOf } from './member-rules.ts'
import { lockStaffOf } from './member-store.ts'

type Deps = { readonly db: Db } & Pick<StaffDeps, 'now' | 'joinAdvisor'>
type Mailing = Pick<StaffDeps, 'mailInvitation'> & {
  readonly language: Language
  /** Where their console stands. */
  readonly site: string
}

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * 86_400_000)

/** Somebody who is to work here, by a mailed link that lets them choose a password. */
export const inviteStaff = (
  deps: Deps,
  by: ChangedBy,
  invited: InviteStaff,
  { mailInvitation, language, site }: Mailing,
): Promise<string> =>
  enterInvited(deps, by, invited, (db, staffId) =>
    mailInvitation(db, { partnerId: by.partnerId, language }, { staffId, site }),
  )

/** Enters who is invited; `send` sees to it that they get the link. */
export async function enterInvited(
  { db, now, joinAdvisor }: Deps,
  by: ChangedBy,
  { email, name, role }: InviteStaff,
  send: (db: ChangeDb, staffId: string) => Promise<void>,
): Promise<string> {
  // Nobody knows it; outside the transaction, because hashing takes long.
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'), by)
  const what = { action: 'staff.invite', record: { type: 'admin' } }
  return await change(db, by, what, async (changeDb) => {
    await lockStaffOf(changeDb, by)
    const given = await roleOf(changeDb, by, role)
    await refuseMore(changeDb, by, given.default_permissions, { pointer: '/role' })
    const isOperator = (await findOperatorByEmail(changeDb, email)) !== undefined
    const id = isOperator
      ? undefined
      : await insertAdmin(changeDb, by, {
          email,
          name,
          password_hash,
          ...given,
          additional_permissions: [],
          invited_by: actorName(by.actor) || null,
          invitation_ends_at: invitationEnd(now()),
        })
    if (id === undefined) throw fieldProblem('admin-staff.email-taken', '/email')
    await joinAdvisor(changeDb, by, { id, email })
    await send(changeDb, id)
    return { result: id, id, after: { email, name, role } }
  })
}
