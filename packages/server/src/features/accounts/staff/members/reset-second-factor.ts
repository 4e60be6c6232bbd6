import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../../../platform/scope.ts'
import { lockStaff } from '../../admin-store.ts'
import { deleteAuthenticator } from '../factors/authenticator-store.ts'
import { factorsOf } from '../factors/factors.ts'
import { deletePasskey } from '../factors/passkey-store.ts'
import { deleteRecoveryCodes } from '../factors/recovery-code-store.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { changeMember } from './change-staff.ts'
import { isSelf, refuseMore } from './member-rules.ts'
import { permissionsOf } from './member-store.ts'

/**
 * For a colleague who has lost phone and codes: passkeys, authenticator app and recovery codes go, and they are signed out.
 * They come in by their password, and set up a factor anew where one is needed. One's own are changed under Security.
 */
export const resetSecondFactor = (
  deps: Pick<StaffDeps, 'db' | 'sessions' | 'sendMail'>,
  scope: Scope,
  id: string,
): Promise<void> =>
  changeMember(deps, scope, { id, action: 'staff.reset-second-factor' }, async (db, member) => {
    if (isSelf(scope, id)) throw new Problem('admin-staff.own-factor')
    await refuseMore(db, scope, permissionsOf(member), { code: 'admin-staff.may-more' })
    const holder = { partnerId: scope.partnerId, staffId: id }
    await lockStaff(db, holder, 'admin')
    const { passkeys, hasAuthenticator, count } = await factorsOf(db, holder)
    if (count === 0) throw new Problem('admin-staff.no-factor')
    for (const passkey of passkeys) await deletePasskey(db, holder, passkey.id)
    await deleteAuthenticator(db, holder)
    await deleteRecoveryCodes(db, holder)
    await deps.sessions.endAll(db, scope.partnerId, { kind: 'admin', id })
    await deps.sendMail(db, scope, {
      template: 'admin-staff:mail.factor-reset',
      to: member.email,
      language: scope.language,
      values: { name: member.name, url: `${scope.site}${ADMIN_PATHS.security}` },
    })
    const before = { passkeys: passkeys.length, authenticator: hasAuthenticator }
    return { result: undefined, before, after: { passkeys: 0, authenticator: false } }
  })
