import { calledName } from '@hearthlight/domain/accounts/user-name'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { change } from '../../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { revokeTokens } from '../links/one-time-token-store.ts'
import { type User, updateUser } from '../user-store.ts'

type NewPassword = {
  readonly password_hash: string
  readonly site: string
  readonly keepSession?: string | undefined
}

/** A new password ends every other session and every link to choose one, and is told by mail, in case it was not them. */
export async function setPassword(
  { now, sessions, sendMail }: Pick<AccountDeps, 'now' | 'sessions' | 'sendMail'>,
  db: PartnerDb,
  scope: Scope,
  user: User,
  { password_hash, site, keepSession }: NewPassword,
): Promise<void> {
  const record = { type: 'user', id: user.id }
  await change(db, scope, { action: 'user.set-password', record }, async (changeDb) => {
    await updateUser(changeDb, scope, user.id, { password_hash })
    await sessions.endAll(changeDb, scope.partnerId, { kind: 'user', id: user.id }, keepSession)
    await revokeTokens(changeDb, scope, { purpose: 'reset-password', userId: user.id }, now())
    return { result: undefined }
  })
  await sendMail(db, scope, {
    template: 'accounts:mail.password-changed',
    to: user.email,
    language: user.language,
    values: {
      name: calledName(user),
      url: `${site}${pathTo('forgot-password')}`,
    },
  })
}
