import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import type { CurrentUser } from '@hearthlight/domain/accounts/user'

/** A signed-in person of the test partner. */
export const SOMEBODY: CurrentUser = {
  id: 'person',
  email: 'nora@testville.test',
  name: 'New user',
  first_name: '',
  last_name: '',
  mailing_address: '',
  city: '',
  region: '',
  country: 'US',
  community: '',
  zip: '',
  consent: false,
  subscribed: false,
  user_type: 'customer',
  partner_account_id: null,
  third_party_signup: false,
  email_confirmed: true,
  has_password: true,
  acting_admin: null,
  extra_info: EMPTY_EXTRA_INFO,
}
