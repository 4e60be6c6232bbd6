import type { AcceptInvitation } from '@hearthlight/domain/accounts/staff/staff-member'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../../platform/audit-log/change.ts'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../../platform/scope.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { validateNewPassword } from '../../passwords/validate-password.ts'
import { findInvitation, revokePasswordTokens } from '../password-token-store.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { findMember, lockStaffOf, type StoredMember, setJoined } from './member-store.ts'

type Deps = Pick<StaffDeps, 'db' | 'now'>

/** Whom an invitation is for, as long as it holds; else a sentence that says what became of it. */
export async function invitedBy(
  db: PartnerDb,
  scope: InPartner,
  token: string,
  now: Date,
): Promise<StoredMember> {
  const invitation = await findInvitation(db, scope, token)
  const member = invitation && (await findMember(db, scope, invitation.staff_id))
  // With who was invited their invitations went, too.
  if (!invitation || !member) throw new Problem('admin-staff.invitation-withdrawn')
  if (member.joined_at !== null) throw new Problem('admin-staff.invitation-used')
  if (invitation.used_at !== null) throw new Problem('admin-staff.invitation-replaced')
  if (invitation.expires_at <= now) throw new Problem('admin-staff.invitation-ended')
  return member
}

/** It signs nobody in: where the partner wants a second factor, that follows the first sign-in. */
export async function acceptInvitation(
  { db, now }: Deps,
  scope: Scope,
  { token, name, password, password_confirmation }: AcceptInvitation,
): Promise<string> {
  const looked = await inPartner(db, scope, (partnerDb) => invitedBy(partnerDb, scope, token, now()))
  validateNewPassword(scope, { password, confirmation: password_confirmation, email: looked.email })
  // Outside the transaction: hashing takes long, and a transaction holds the embedded database.
  const password_hash = await hashPassword(password, scope)
  const what = { action: 'staff.join', record: { type: 'admin', id: looked.id } }
  return await change(db, scope, what, async (changeDb) => {
    await lockStaffOf(changeDb, scope)
    const { id, email } = await invitedBy(changeDb, scope, token, now())
    await setJoined(changeDb, scope, id, { name, password_hash, joined_at: now() })
    await revokePasswordTokens(changeDb, { partnerId: scope.partnerId, staffId: id }, now())
    return { result: email, after: { email, name } }
  })
}
