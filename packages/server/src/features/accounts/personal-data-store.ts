import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import { sql } from 'kysely'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

const NO_TEXTS = {
  name: '',
  first_name: '',
  last_name: '',
  mailing_address: '',
  city: '',
  region: '',
  country: '',
  community: '',
  zip: '',
}

export const accountsPersonalData: PersonalData = {
  tables: [
    {
      table: 'users',
      column: 'id',
      of: 'person',
      exports: {
        as: 'profile',
        columns: [
          ...(['email', 'name', 'first_name', 'last_name', 'mailing_address', 'city', 'region'] as const),
          ...(['country', 'community', 'zip', 'language', 'consent', 'subscribed', 'user_type'] as const),
          ...(['partner_account_id', 'email_confirmed_at', 'extra_info', 'created_at'] as const),
        ],
      },
      kept: {
        when: 'always',
        blank: {
          ...NO_TEXTS,
          // An email is needed and unlike any other; this one leads nowhere (RFC 2606).
          email: sql`'erased-' || id || '@erased.invalid'`,
          password_hash: null,
          consent: false,
          subscribed: false,
          partner_account_id: null,
          third_party_signup: false,
          email_confirmed_at: null,
          extra_info: JSON.stringify(EMPTY_EXTRA_INFO),
          erased_at: sql`now()`,
        },
      },
    },
    { table: 'one_time_tokens', column: 'user_id', of: 'person', exports: null },
    { table: 'sso_identities', column: 'user_id', of: 'person', exports: null },
    {
      table: 'utility_accounts',
      column: 'account_number',
      of: 'account',
      exports: {
        as: 'utility_account',
        columns: ['account_number', 'first_name', 'last_name', 'email', 'mailing_address', 'city', 'zip'],
      },
    },
  ],
  dependent: [{ table: 'utility_sites', goesWith: 'utility_accounts' }],
}
