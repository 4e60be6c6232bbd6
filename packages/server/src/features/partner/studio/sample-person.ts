import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import type { Person } from '../../../platform/person.ts'

/** Nobody's: whatever is asked about them, the answer is that there is nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000'
const BEGINNING = new Date(0)

/** Somebody who has just come, for a preview; never stored. */
export const samplePerson = (partnerId: string, user_type: 'customer' | 'guest'): Person => ({
  partner_id: partnerId,
  id: NOBODY,
  email: 'alex@example.com',
  password_hash: null,
  name: 'Alex Meadow',
  first_name: 'Alex',
  last_name: 'Meadow',
  mailing_address: '',
  city: '',
  region: '',
  country: '',
  community: '',
  zip: '',
  consent: true,
  subscribed: false,
  user_type,
  partner_account_id: null,
  third_party_signup: false,
  email_confirmed_at: BEGINNING,
  language: 'en',
  who_dunnit_admin_id: null,
  extra_info: EMPTY_EXTRA_INFO,
  created_at: BEGINNING,
  updated_at: BEGINNING,
  erased_at: null,
})
