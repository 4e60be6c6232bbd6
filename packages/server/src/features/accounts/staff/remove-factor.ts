import { Problem } from '@hearthlight/domain/shared/problem'
import { recordAudit } from '../../../platform/audit-log-store.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { deleteAuthenticator } from './authenticator-store.ts'
import { factorsOf, mustHaveFactor } from './factors.ts'
import { deletePasskey, renamePasskey } from './passkey-store.ts'
import { requireFreshProof } from './prove-identity.ts'
import { deleteRecoveryCodes } from './recovery-code-store.ts'
import { type Holder, holderOf, lockedStaff, type Staff, staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'
import { type FactorChange, tellFactorChange } from './tell-factor-change.ts'

export function removePasskey(deps: StaffDeps, scope: Scope, session: Session, id: string): Promise<void> {
  return removed(deps, scope, session, 'passkey-removed', (db, holder) => deletePasskey(db, holder, id))
}

export function removeAuthenticator(deps: StaffDeps, scope: Scope, session: Session): Promise<void> {
  return removed(deps, scope, session, 'authenticator-removed', deleteAuthenticator)
}

async function removed(
  deps: StaffDeps,
  scope: Scope,
  session: Session,
  change: FactorChange,
  remove: (db: PartnerDb, holder: Holder) => Promise<boolean>,
): Promise<void> {
  requireFreshProof(session, deps.now())
  await inPartner(deps.db, scope, async (db) => {
    const staff = await lockedStaff(db, scope)
    const holder = holderOf(staff, scope)
    if (!(await remove(db, holder))) throw new Problem('shared.not-found')
    const { count } = await factorsOf(db, holder)
    if (count === 0) await withoutFactor(db, scope, staff, holder)
    await tellFactorChange(deps, db, scope, staff, change)
  })
}

/** Codes that stand in for a factor stand in for nothing once there is none. */
async function withoutFactor(db: PartnerDb, scope: Scope, staff: Staff, holder: Holder): Promise<void> {
  if (mustHaveFactor(staff, scope.partner)) throw new Problem('accounts.last-factor')
  await deleteRecoveryCodes(db, holder)
}

export async function nameOfPasskey(
  deps: Pick<StaffDeps, 'db'>,
  scope: Scope,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await inPartner(deps.db, scope, async (db) => {
    const staff = await staffOf(db, scope)
    if (!(await renamePasskey(db, holderOf(staff, scope), id, name))) throw new Problem('shared.not-found')
    await recordAudit(db, scope, {
      action: 'staff.passkey-renamed',
      record_type: staff.kind,
      record_id: staff.admin.id,
      after: { passkey: id, name },
    })
  })
}
