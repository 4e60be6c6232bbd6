import { isGuest } from '@hearthlight/domain/accounts/guest'
import { LOGIN_AS_MINUTES, type LoginAsRequest } from '@hearthlight/domain/accounts/people/login-as'
import { calledName } from '@hearthlight/domain/accounts/user-name'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { issueToken } from '../links/one-time-token-store.ts'
import { namedAdmin } from '../profile/current-user.ts'
import { findUser } from '../user-store.ts'

/** Lets an admin act for a person, once and soon, from the browser of this console session. The person is told who and why. */
export function issueLoginAs(
  { db, now, sendMail }: Pick<AccountDeps, 'db' | 'now' | 'sendMail'>,
  scope: Scope,
  { user_id, reason, from }: LoginAsRequest,
  { site, session }: { readonly site: string; readonly session: Session | undefined },
) {
  const adminId = actorId(scope.actor)
  const record = { type: 'user', id: user_id }
  return change(db, scope, { action: 'user.login-as', record }, async (transaction) => {
    const user = await findUser(transaction, scope, user_id)
    if (!user || adminId === null || session === undefined) throw new Problem('shared.not-found')
    const admin = await namedAdmin(transaction, scope, adminId)
    const owner = { userId: user.id, adminId, sessionId: session.id, cameFrom: from }
    const issue = { purpose: 'login-as', ...owner, minutes: LOGIN_AS_MINUTES } as const
    const issuedAt = now()
    const token = await issueToken(transaction, scope, issue, issuedAt)
    await sendMail(transaction, scope, {
      template: 'accounts:mail.acted-for',
      to: user.email,
      language: user.language,
      values: {
        name: calledName(user),
        admin: admin.name,
        reason,
        url: isGuest(user) ? '' : `${site}${pathTo('UserEdit')}`,
      },
    })
    const result = {
      token,
      admin_id: adminId,
      url: `${site}${pathTo('LoginAs', {}, { token, admin_id: adminId })}`,
      expires_at: new Date(issuedAt.getTime() + LOGIN_AS_MINUTES * 60_000).toISOString(),
    }
    return { result, after: { reason } }
  })
}
