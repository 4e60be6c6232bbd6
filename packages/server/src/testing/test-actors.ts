import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import type { Admin, Operator, Person } from '../platform/person.ts'
import type { Actor } from '../platform/scope.ts'

const AT = new Date('2026-03-02T09:00:00Z')

const person: Person = {
  partner_id: 'partner',
  id: 'person',
  email: 'person@partner.test',
  password_hash: null,
  name: 'Ada Byron',
  first_name: 'Ada',
  last_name: 'Byron',
  mailing_address: '',
  city: '',
  region: '',
  country: 'US',
  community: '',
  zip: '',
  consent: true,
  subscribed: false,
  user_type: 'customer',
  partner_account_id: null,
  third_party_signup: false,
  email_confirmed_at: AT,
  language: 'en',
  who_dunnit_admin_id: null,
  extra_info: EMPTY_EXTRA_INFO,
  created_at: AT,
  updated_at: AT,
  erased_at: null,
}
const admin: Admin = {
  id: 'admin',
  email: 'admin@partner.test',
  name: 'Grace Hopper',
  password_hash: '',
  default_permissions: [],
  additional_permissions: [],
  console_language: null,
}
const operator: Operator = { ...admin, id: 'operator', is_demo: false }

/** One actor of each kind, for rules that look at nothing else. */
export const ACTORS = {
  anonymous: { kind: 'anonymous' },
  guest: { kind: 'user', person: { ...person, user_type: 'guest' }, guest: true },
  user: { kind: 'user', person, guest: false },
  acting: { kind: 'user', person, guest: false, onBehalfBy: admin.id },
  admin: { kind: 'admin', admin, permissions: ['applications', 'users'] },
  operator: { kind: 'operator', admin: operator },
  half: { kind: 'half-signed-in', staff: { kind: 'operator', admin: operator }, owes: 'second-factor' },
  held: { kind: 'half-signed-in', staff: { kind: 'operator', admin: operator }, owes: 'set-up' },
  key: { kind: 'api-key', key: { id: 'key', name: 'Warehouse', scopes: ['applications'] } },
  system: { kind: 'system' },
} as const satisfies Record<string, Actor>
