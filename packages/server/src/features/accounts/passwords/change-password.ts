import type { ChangePassword } from '@hearthlight/domain/accounts/change-password'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import type { Scope } from '../../../platform/scope.ts'
import { currentOf } from '../../../platform/sessions/current-session.ts'
import type { Exchange } from '../../../platform/sessions/sessions.ts'
import type { AccountDeps } from '../account-deps.ts'
import { hashPassword } from './password-hash.ts'
import { requirePassword } from './require-password.ts'
import { setPassword } from './set-password.ts'
import { validateNewPassword } from './validate-password.ts'

/** From the profile. */
export async function changePassword(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret' | 'sessions' | 'sendMail'>,
  scope: Scope,
  { current_password, password, password_confirmation }: ChangePassword,
  exchange: Exchange,
): Promise<void> {
  const { request } = exchange
  const current = currentOf(request)
  const user = await requirePassword(deps, scope, {
    password: current_password,
    address: request.ip,
    pointer: '/current_password',
  })
  validateNewPassword(scope, { password, confirmation: password_confirmation, email: user.email })
  const password_hash = await hashPassword(password, scope)
  await inPartner(deps.db, scope, async (db) => {
    const keepSession = current?.session.id
    await setPassword(deps, db, scope, user, { password_hash, site: siteOf(request), keepSession })
    // A program holds its token itself, and could not be given another one in a cookie.
    if (current?.by === 'cookie') await deps.sessions.renew(db, exchange, current.session)
  })
}
