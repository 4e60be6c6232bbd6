import type { ExtraInfo } from '@hearthlight/domain/accounts/extra-info'
import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** Somebody with an account or a guest, as stored. */
export type Person = {
  readonly partner_id: string
  readonly id: string
  readonly email: string
  readonly password_hash: string | null
  readonly name: string
  readonly first_name: string
  readonly last_name: string
  readonly mailing_address: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly community: string
  readonly zip: string
  readonly consent: boolean
  readonly subscribed: boolean
  readonly user_type: 'customer' | 'guest' | 'test_guest'
  readonly partner_account_id: string | null
  readonly third_party_signup: boolean
  readonly email_confirmed_at: Date | null
  readonly language: Language
  readonly who_dunnit_admin_id: string | null
  readonly extra_info: ExtraInfo
  readonly created_at: Date
  readonly updated_at: Date
  /** When all that tells of the person was erased; what stands for them since then is this id. */
  readonly erased_at: Date | null
}

export type Admin = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly password_hash: string
  readonly default_permissions: AdminPermission[]
  readonly additional_permissions: AdminPermission[]
  /** The language of the console, whatever those of the partner; null is the language of the browser. */
  readonly console_language: Language | null
}

/** Manages every partner. Their password is out of reach of what is done for one partner. */
export type Operator = Pick<Admin, 'id' | 'email' | 'name' | 'console_language'> & {
  /** Made by the demo, with a password everybody knows. */
  readonly is_demo: boolean
}

export type Staff =
  | { readonly kind: 'admin'; readonly admin: Admin }
  | { readonly kind: 'operator'; readonly admin: Operator }
