import { change } from '../../../../platform/audit-log/change.ts'
import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { Staff } from '../../../../platform/person.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { asStaff, type Holder, holderOf } from '../staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { type FactorChange, tellFactorChange } from './tell-factor-change.ts'

/** Whatever happens to the ways in stands in the audit log and is told by mail, in case it was not them. */
export async function changeFactor<T>(
  deps: Pick<StaffDeps, 'sendMail'>,
  db: PartnerDb,
  scope: Scope,
  { staff, factor }: { readonly staff: Staff; readonly factor: FactorChange },
  work: (db: ChangeDb, holder: Holder) => Promise<T>,
): Promise<T> {
  const what = { action: `staff.${factor}`, record: { type: staff.kind, id: staff.admin.id } }
  const result = await change(db, asStaff(scope, staff), what, async (changeDb) => ({
    result: await work(changeDb, holderOf(staff, scope)),
  }))
  await tellFactorChange(deps, db, scope, staff, factor)
  return result
}
