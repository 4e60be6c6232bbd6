import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import { features } from '@hearthlight/domain/partner/features'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { User } from '../user-store.ts'
import { type GivenPerson, insertPerson, isAddressTaken, newCustomer } from './insert-person.ts'

type Next = {
  readonly site: string
  readonly next: (db: PartnerDb, created: User) => Promise<void>
}

/**
 * An account that somebody makes without being signed in. Where it must be confirmed by mail, an address that is taken is
 * answered like a free one: whoever reads its mail is told, and nobody else.
 */
export async function createAccount(
  deps: Pick<AccountDeps, 'db' | 'now' | 'requestLink'>,
  scope: Scope,
  given: GivenPerson,
  { site, next }: Next,
): Promise<User> {
  try {
    return await inPartner(deps.db, scope, async (db) => {
      const created = await insertPerson(db, scope, given)
      await next(db, created)
      return created
    })
  } catch (error) {
    if (!isAddressTaken(error) || !features(scope.partner.config, null).emailVerification) throw error
    const request = { purpose: 'sign-up', email: given.email, site } as const
    await inPartner(deps.db, scope, (db) => deps.requestLink(db, scope, request))
    return asIfCreated(scope, deps.now(), given)
  }
}

/** What the answer tells of a new person, of somebody who was not made. */
function asIfCreated(scope: Scope, now: Date, given: GivenPerson): User {
  const customer = newCustomer(scope, given)
  return {
    ...customer,
    partner_id: scope.partnerId,
    id: newId(),
    language: scope.language,
    extra_info: { ...EMPTY_EXTRA_INFO, ...customer.extra_info },
    created_at: now,
    updated_at: now,
    erased_at: null,
  }
}
