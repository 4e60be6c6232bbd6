import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Exchange } from '../../../platform/sessions/sessions.ts'
import type { AccountDeps } from '../account-deps.ts'
import { ownUser, refuseWhileActing } from '../profile/own-user.ts'
import { signOut } from './sign-out.ts'

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(
  deps: Pick<AccountDeps, 'db' | 'sessions'>,
  exchange: Exchange,
  scope: Scope,
): Promise<void> {
  refuseWhileActing(scope)
  const user = ownUser(scope)
  await inPartner(deps.db, scope, async (db) => {
    await signOut({ ...deps, db }, exchange, scope)
    const record = { type: 'user', id: user.id }
    await change(db, scope, { action: 'session.end-all', record }, async (changeDb) => {
      const ended = await deps.sessions.endAll(changeDb, scope.partnerId, { kind: 'user', id: user.id })
      return { result: undefined, after: { ended } }
    })
  })
}
