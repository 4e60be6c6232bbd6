import type { AdminPermission } from '@hearthlight/domain/accounts/admin'
import type { ExtraInfo } from '@hearthlight/domain/accounts/extra-info'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Selectable } from 'kysely'
import type { Schema } from './database/schema.ts'

/** Somebody with an account or a guest, as stored. */
export type Person = Omit<Selectable<Schema['users']>, 'extra_info' | 'language'> & {
  readonly extra_info: ExtraInfo
  readonly language: Language
}

export type Admin = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly password_hash: string
  readonly default_permissions: AdminPermission[]
  readonly additional_permissions: AdminPermission[]
}

/** Manages every partner. */
export type Operator = Pick<Admin, 'id' | 'email' | 'name' | 'password_hash'> & {
  /** Made by the demo, with a password everybody knows. */
  readonly is_demo: boolean
}

export type Staff =
  | { readonly kind: 'admin'; readonly admin: Admin }
  | { readonly kind: 'operator'; readonly admin: Operator }
