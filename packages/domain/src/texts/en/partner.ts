import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'This address belongs to no site of ours.',
    'invalid-configuration': 'This configuration has mistakes and cannot be published.',
  },
  field: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email address',
    mobile_phone: 'Mobile phone',
    mailing_address: 'Mailing address',
    city: 'City',
    region: 'State or province',
    country: 'Country',
    zip: 'ZIP or postal code',
    community: 'Community',
  },
} satisfies Texts
