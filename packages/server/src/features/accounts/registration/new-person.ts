import type { AdminUserSignUp, SignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import { fullName, namePartsOf } from '@hearthlight/domain/accounts/user-name'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { formatZip } from '@hearthlight/domain/forms/values/zip'
import type { Scope } from '../../../platform/scope.ts'
import type { NewUser } from '../user-store.ts'

type Given = SignUp['user'] | Omit<AdminUserSignUp['user'], 'who_dunnit_admin_id'>

/** Profile texts of a new person: what they gave, then what the account system knows, then nothing. */
export function newPerson(scope: Pick<Scope, 'partner'>, given: Given, account?: UtilityAccount) {
  const names = given.name === undefined ? { first_name: '', last_name: '' } : namePartsOf(given.name)
  const country = given.country || account?.country || scope.partner.config.country
  const first_name = given.first_name || account?.first_name || names.first_name
  const last_name = given.last_name || account?.last_name || names.last_name
  return {
    email: given.email,
    name: fullName({ first_name, last_name, name: given.name }),
    first_name,
    last_name,
    mailing_address: given.mailing_address || account?.mailing_address || '',
    city: given.city || account?.city || '',
    region: given.region || account?.region || '',
    country,
    community: given.community ?? '',
    zip: formatZip(given.zip || account?.zip || '', country),
    consent: given.consent ?? false,
    subscribed: given.subscribed ?? false,
  } satisfies Partial<NewUser>
}
