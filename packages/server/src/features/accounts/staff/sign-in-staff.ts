import type { Credentials } from '@hearthlight/domain/accounts/sign-in/sign-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Staff } from '../../../platform/person.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isPasswordOf } from '../passwords/password-hash.ts'
import { limitTries } from '../sessions/limit-tries.ts'
import { hashOf, NO_PARTNER, staffByEmail } from './staff.ts'

/** The first step: email and password. What is owed after it, `signInStep` says. */
export async function signInStaff(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret'>,
  scope: Scope,
  { email, password }: Credentials,
  address: string,
): Promise<Staff> {
  // Counted apart from the portal, where the same email may stand for a customer, and over all partners together:
  // an operator's password is the same one everywhere.
  const tried = { email: `admin:${email}`, address }
  const staff = await limitTries(deps, { partnerId: NO_PARTNER }, tried, async () => {
    const found = await inPartner(deps.db, scope, (db) => staffByEmail(db, scope, email))
    return (await isPasswordOf(await hashOf(deps.db, found), password, scope)) ? found : undefined
  })
  if (staff === undefined) throw new Problem('accounts.wrong-credentials')
  // Only who knows the password is told.
  if (staff.state === 'switched_off') throw new Problem('admin-staff.switched-off')
  return staff
}
