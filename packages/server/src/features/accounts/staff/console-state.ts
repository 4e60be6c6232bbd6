import type { ConsoleState } from '@hearthlight/domain/accounts/staff/second-factor'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { methodsOf } from './factors/factors.ts'
import type { RelyingParty } from './relying-party.ts'
import { holderOf, staffOf } from './staff.ts'

const NONE = { passkey: false, code: false, recovery_code: false }

/** Where a browser stands at the console: a page that is loaded anew goes on at the step it was at. */
export async function consoleState(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId' | 'actor'>,
  rp: RelyingParty,
): Promise<ConsoleState> {
  const { actor } = scope
  const isStaff = actor.kind === 'admin' || actor.kind === 'operator'
  if (!isStaff && actor.kind !== 'half-signed-in') return { state: 'signed-out', email: null, methods: NONE }
  const staff = staffOf(scope)
  return {
    state: actor.kind === 'half-signed-in' ? actor.owes : 'signed-in',
    email: staff.admin.email,
    methods: await methodsOf(db, holderOf(staff, scope), rp.id),
  }
}
