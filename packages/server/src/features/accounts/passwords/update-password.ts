import type { UpdatePassword } from '@hearthlight/domain/accounts/change-password'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { issueToken, peekToken, useToken } from '../links/one-time-token-store.ts'
import { findUser, type User, updateUser } from '../user-store.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword } from './set-password.ts'
import { validateNewPassword } from './validate-password.ts'

const CONFIRM_MINUTES = 60

/** The reset form. A refused password leaves the token usable: everything here happens or nothing does. */
export async function updatePassword(
  deps: Pick<AccountDeps, 'db' | 'now' | 'sessions' | 'sendMail' | 'guests'>,
  scope: Scope,
  { password, password_confirmation, reset_password_token }: UpdatePassword,
  site: string,
): Promise<{ token: string | null }> {
  const use = { purpose: 'reset-password', token: reset_password_token } as const
  // Before the hashing, which costs us far more than an invented token costs whoever sends it.
  const user = await inPartner(deps.db, scope, async (db) =>
    ownerOf(db, scope, await peekToken(db, scope, use, deps.now())),
  )
  validateNewPassword(scope, { password, confirmation: password_confirmation, email: user.email })
  // Outside the transaction: hashing takes long, and a transaction holds the embedded database.
  const password_hash = await hashPassword(password, scope)
  return inPartner(deps.db, scope, async (db) => {
    const user = await ownerOf(db, scope, await useToken(db, scope, use, deps.now()))
    await setPassword(deps, db, scope, user, { password_hash, site })
    return { token: await confirmationOf(deps, db, scope, user) }
  })
}

async function ownerOf(db: PartnerDb, scope: Scope, owner: { userId: string } | undefined): Promise<User> {
  const user = owner && (await findUser(db, scope, owner.userId))
  if (!user) throw new Problem('accounts.token-invalid')
  return user
}

/** The mail with the reset link proved the address. Where confirming is a step of its own, its token comes back. */
async function confirmationOf(
  { now, guests }: Pick<AccountDeps, 'now' | 'guests'>,
  db: PartnerDb,
  scope: Scope,
  user: User,
): Promise<string | null> {
  if (user.email_confirmed_at !== null) return null
  if (features(scope.partner.config, null).emailVerification)
    return issueToken(
      db,
      scope,
      { purpose: 'confirm-email', userId: user.id, minutes: CONFIRM_MINUTES },
      now(),
    )
  const record = { type: 'user', id: user.id }
  return change(db, scope, { action: 'user.confirm-email', record }, async (changeDb) => {
    const email_confirmed_at = now()
    await updateUser(changeDb, scope, user.id, { email_confirmed_at })
    await guests.move(changeDb, scope, user)
    return { result: null, after: { email_confirmed_at } }
  })
}
