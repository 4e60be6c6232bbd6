import { staffState } from '@hearthlight/domain/accounts/staff/roles'
import { EMAIL_CHANGE_DAYS } from '@hearthlight/domain/accounts/staff/staff-member'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../../platform/scope.ts'
import { findOperatorByEmail } from '../../admin-store.ts'
import { fieldProblem } from '../../profile/field-problem.ts'
import { revokePasswordTokens } from '../password-token-store.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { changeMember } from './change-staff.ts'
import { askAddress, findAddressChange, forgetAddress, setAddress } from './email-change-store.ts'
import { refuseMore } from './member-rules.ts'
import {
  findMember,
  findMemberByEmail,
  lockStaffOf,
  permissionsOf,
  type StoredMember,
} from './member-store.ts'

type Deps = Pick<StaffDeps, 'db' | 'now'>

const isTaken = async (db: PartnerDb, scope: InPartner, email: string): Promise<boolean> =>
  (await findMemberByEmail(db, scope, email)) !== undefined ||
  (await findOperatorByEmail(db, email)) !== undefined

/**
 * Asks the new address whether it is theirs; until then nothing changes. Links to choose a password go to the address, so
 * that whoever gives another one has as much as its owner.
 */
export const askNewAddress = (
  deps: Deps & Pick<StaffDeps, 'mailNewAddress'>,
  scope: Scope,
  id: string,
  { email, site }: { readonly email: string; readonly site: string },
): Promise<void> =>
  changeMember(deps, scope, { id, action: 'staff.ask-address' }, async (db, member) => {
    mustWorkHere(member)
    await refuseMore(db, scope, permissionsOf(member), { pointer: '/email', code: 'admin-staff.may-more' })
    if (email === member.email) throw fieldProblem('admin-staff.same-address', '/email')
    if (await isTaken(db, scope, email)) throw fieldProblem('admin-staff.email-taken', '/email')
    const ends_at = new Date(deps.now().getTime() + EMAIL_CHANGE_DAYS * 86_400_000)
    await askAddress(db, { partnerId: scope.partnerId, staffId: id }, { email, ends_at })
    await deps.mailNewAddress(db, scope, { staffId: id, email, site })
    return { result: undefined, after: { asked: email } }
  })

/** The link in the mail stops working. */
export const dropNewAddress = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  changeMember(deps, scope, { id, action: 'staff.drop-address' }, async (db, member) => {
    await refuseMore(db, scope, permissionsOf(member), { pointer: '/email', code: 'admin-staff.may-more' })
    const was = await forgetAddress(db, { partnerId: scope.partnerId, staffId: id })
    if (!was) throw new Problem('shared.not-found')
    return { result: undefined, before: { asked: member.new_email } }
  })

function mustWorkHere(member: StoredMember): void {
  const state = staffState(member)
  if (state === 'invited') throw new Problem('admin-staff.not-joined')
  if (state === 'switched_off') throw new Problem('admin-staff.is-off')
}

type NewAddress = { readonly member: StoredMember; readonly email: string }

/** Whose new address a link is for, as long as it holds. */
export async function addressOf(
  db: PartnerDb,
  scope: InPartner,
  token: string,
  now: Date,
): Promise<NewAddress> {
  const asked = await findAddressChange(db, scope, token, now)
  const member = asked && (await findMember(db, scope, asked.staff_id))
  if (asked === undefined || member === undefined || staffState(member) !== 'active')
    throw new Problem('admin-staff.address-link-ended')
  return { member, email: asked.email }
}

/** Its mailbox has confirmed it: they sign in with it from now on, and the old address is told. */
export function confirmAddress(
  { db, now, sendMail }: Deps & Pick<StaffDeps, 'sendMail'>,
  scope: Scope,
  token: string,
): Promise<string> {
  const what = { action: 'staff.change-address', record: { type: 'admin' } }
  return change(db, scope, what, async (changeDb) => {
    await lockStaffOf(changeDb, scope)
    const { member, email } = await addressOf(changeDb, scope, token, now())
    if (await isTaken(changeDb, scope, email)) throw new Problem('admin-staff.email-taken')
    const holder = { partnerId: scope.partnerId, staffId: member.id }
    await setAddress(changeDb, holder, email)
    await forgetAddress(changeDb, holder)
    await revokePasswordTokens(changeDb, holder, now())
    await sendMail(changeDb, scope, {
      template: 'admin-staff:mail.address-changed',
      to: member.email,
      language: scope.language,
      values: { name: member.name, email },
    })
    return { result: email, id: member.id, before: { email: member.email }, after: { email } }
  })
}
