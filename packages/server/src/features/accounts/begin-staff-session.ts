import { recordAudit } from '../../platform/audit-log.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Begun, Exchange } from '../../platform/sessions/sessions.ts'
import type { AccountDeps } from './account-deps.ts'
import type { Staff } from './sign-in-admin.ts'

/** Signs an admin or operator in to the console: a new session, a line in the audit log. */
export function beginStaffSession(
  deps: Pick<AccountDeps, 'db' | 'sessions'>,
  exchange: Exchange,
  scope: Scope,
  { kind, admin: { id } }: Staff,
): Promise<Begun> {
  const actor = kind === 'admin' ? { kind, adminId: id, permissions: [] } : { kind, operatorId: id }
  return inTransaction(deps.db, async (db) => {
    const beginning = { partnerId: scope.partnerId, subject: { kind, id } }
    const begun = await deps.sessions.begin(db, exchange, beginning)
    await recordAudit(db, { ...scope, actor }, { action: 'session.begin', record_type: kind, record_id: id })
    return begun
  })
}
