import type { BuiltInRole } from '@hearthlight/domain/accounts/staff/roles'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Person } from '../../platform/person.ts'

/** As the record of who is signed in; what the database fills in by itself need not be written. */
type Users = Omit<{ -readonly [Column in keyof Person]: Person[Column] }, Stored> & {
  language: string
  extra_info: JSONColumnType<Record<string, string | boolean | null>>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  erased_at: Generated<Date | null>
}
type Stored = 'language' | 'extra_info' | 'created_at' | 'updated_at' | 'erased_at'

type Admins = {
  partner_id: string
  id: string
  email: string
  name: string
  password_hash: string
  default_permissions: string[]
  additional_permissions: string[]
  built_in_role: Generated<BuiltInRole | null>
  role_id: Generated<string | null>
  invited_by: Generated<string | null>
  invitation_ends_at: Generated<Date | null>
  joined_at: Generated<Date | null>
  switched_off_at: Generated<Date | null>
  console_language: Generated<Language | null>
  revision: Generated<number>
  created_at: Generated<Date>
}

type StaffRoles = {
  partner_id: string
  id: string
  name: string
  permissions: string[]
  revision: Generated<number>
  changed_by: string
  changed_at: Date
}

type Operators = {
  id: string
  email: string
  name: string
  password_hash: string
  is_demo: Generated<boolean>
  console_language: Generated<Language | null>
  created_at: Generated<Date>
}

type OneTimeTokens = {
  partner_id: string
  id: string
  purpose: 'confirm-email' | 'reset-password' | 'login-as' | 'change-email'
  token_hash: string
  user_id: string
  admin_id: string | null
  session_id: string | null
  came_from: Generated<string | null>
  /** The address that is to take the place of the person's. */
  new_email: Generated<string | null>
  expires_at: Date
  used_at: Date | null
  created_at: Generated<Date>
}

type SignInFailures = {
  partner_id: string
  id: string
  who_hash: string
  network_hash: string
  failed_at: Date
}

type UtilityAccounts = {
  partner_id: string
  id: string
  account_number: string
  account_key: string
  first_name: string
  last_name: string
  name_key: string
  email: string | null
  mailing_address: string
  address_key: string
  city: string
  region: string
  country: string
  zip: string
  zip_key: string
  site_permission: string
  created_in_portal: boolean
}

type UtilitySites = {
  partner_id: string
  id: string
  account_id: string
  site_number: string
  address1: string
  address_key: string
  city: string
  region: string
  country: string
  zip: string
}

type SsoIdentities = {
  partner_id: string
  id: string
  user_id: string
  issuer: string
  subject: string
  created_at: Generated<Date>
}

type SsoRequests = {
  partner_id: string
  id: string
  key_hash: string
  value: string
  expires_at: Date
}

type SsoSessions = {
  partner_id: string
  id: string
  /** Null once the person was signed out here and is still to be signed out at the provider. */
  session_id: string | null
  protocol: 'saml' | 'oidc'
  subject: string
  subject_format: string | null
  session_index: string | null
  id_token: string | null
  logout_hash: string | null
  expires_at: Date
}

type SsoKeys = {
  partner_id: string
  private_key: string
  certificate: string
  created_at: Generated<Date>
}

type StaffPasskeys = {
  partner_id: string
  id: string
  staff_id: string
  credential_id: string
  public_key: string
  /** A number on the way in; PostgreSQL's driver reads 64 bits as text. */
  counter: ColumnType<string | number, number, number>
  transports: string[]
  rp_id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

type StaffTotp = {
  partner_id: string
  staff_id: string
  secret: string | null
  confirmed_at: Date | null
  last_step: Generated<number>
  pending_secret: string | null
  pending_until: Date | null
}

type StaffRecoveryCodes = {
  partner_id: string
  staff_id: string
  code_hash: string
}

type StaffChallenges = {
  partner_id: string
  session_id: string
  purpose: 'register' | 'sign-in'
  challenge: string
  expires_at: Date
}

type StaffPasswordTokens = {
  partner_id: string
  token_hash: string
  staff_id: string
  purpose: Generated<'reset-password' | 'invitation'>
  expires_at: Date
  used_at: Date | null
  created_at: Date
}

type StaffEmailChanges = {
  partner_id: string
  staff_id: string
  email: string
  /** Null until the mail has left. */
  token_hash: string | null
  ends_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    users: Users
    admins: Admins
    staff_roles: StaffRoles
    operators: Operators
    utility_accounts: UtilityAccounts
    utility_sites: UtilitySites
    sso_identities: SsoIdentities
    sso_keys: SsoKeys
    staff_passkeys: StaffPasskeys
    staff_totp: StaffTotp
    staff_recovery_codes: StaffRecoveryCodes
  }
  interface PassingTables {
    used_proofs: { partner_id: string; signature: string; ends_at: Date }
    one_time_tokens: OneTimeTokens
    sign_in_failures: SignInFailures
    sso_requests: SsoRequests
    sso_sessions: SsoSessions
    staff_challenges: StaffChallenges
    staff_password_tokens: StaffPasswordTokens
    staff_email_changes: StaffEmailChanges
  }
}
