import type { Security } from '@hearthlight/domain/accounts/staff/second-factor'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { factorsOf, mustHaveFactor } from './factors/factors.ts'
import { countRecoveryCodes } from './factors/recovery-code-store.ts'
import type { RelyingParty } from './relying-party.ts'
import { holderOf, staffOf } from './staff.ts'

/** One's own ways in, as their owner sees them. */
export async function readSecurity(db: PartnerDb, scope: Scope, rp: RelyingParty): Promise<Security> {
  const staff = staffOf(scope)
  const holder = holderOf(staff, scope)
  const { passkeys, authenticatorSince } = await factorsOf(db, holder)
  return {
    name: staff.admin.name,
    email: staff.admin.email,
    needs_factor: mustHaveFactor(staff, scope.partner),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
      works_here: passkey.rp_id === rp.id,
    })),
    authenticator_since: authenticatorSince?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, holder),
  }
}
