import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../../platform/audit-log/change.ts'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../../platform/database/schema.ts'
import type { Staff } from '../../../../platform/person.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { requireFreshProof } from '../prove-identity.ts'
import { type Holder, holderOf, lockedStaff, staffOf } from '../staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { deleteAuthenticator } from './authenticator-store.ts'
import { changeFactor } from './change-factor.ts'
import { factorsOf, mustHaveFactor } from './factors.ts'
import { deletePasskey, listPasskeys, renamePasskey } from './passkey-store.ts'
import { deleteRecoveryCodes } from './recovery-code-store.ts'
import type { FactorChange } from './tell-factor-change.ts'

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
  factor: FactorChange,
  remove: (db: ChangeDb, holder: Holder) => Promise<boolean>,
): Promise<void> {
  requireFreshProof(session, deps.now())
  await inPartner(deps.db, scope, async (db) => {
    const staff = await lockedStaff(db, scope)
    await changeFactor(deps, db, scope, { staff, factor }, async (changeDb, holder) => {
      if (!(await remove(changeDb, holder))) throw new Problem('shared.not-found')
      const { count } = await factorsOf(changeDb, holder)
      if (count === 0) await withoutFactor(changeDb, scope, staff, holder)
    })
  })
}

/** Codes that stand in for a factor stand in for nothing once there is none. */
async function withoutFactor(db: ChangeDb, scope: Scope, staff: Staff, holder: Holder): Promise<void> {
  if (mustHaveFactor(staff, scope.partner)) throw new Problem('accounts.last-factor')
  await deleteRecoveryCodes(db, holder)
}

export async function nameOfPasskey(
  deps: Pick<StaffDeps, 'db'>,
  scope: Scope,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await inPartner(deps.db, scope, async (db) => {
    const staff = staffOf(scope)
    const holder = holderOf(staff, scope)
    const known = (await listPasskeys(db, holder)).find((passkey) => passkey.id === id)
    if (known === undefined) throw new Problem('shared.not-found')
    const what = { action: 'staff.passkey-renamed', record: { type: staff.kind, id: staff.admin.id } }
    await change(db, scope, what, async (changeDb) => {
      await renamePasskey(changeDb, holder, id, name)
      return { result: undefined, before: { passkey: id, name: known.name }, after: { passkey: id, name } }
    })
  })
}
