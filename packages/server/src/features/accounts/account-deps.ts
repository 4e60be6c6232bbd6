import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Db } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { AccountSystem } from './account-system/account-system.ts'

export type AccountMail = {
  readonly template: `accounts:mail.${string}`
  readonly to: string
  readonly language: Language
  readonly values: Readonly<Record<string, string | number>>
}

/** A request whose answer must not tell whether anybody has this email: the work is done after the answer. */
export type LinkRequest = {
  readonly purpose: 'reset-password' | 'confirm-email'
  readonly email: string
  readonly site: string
}

export type AccountDeps = {
  readonly db: Db
  readonly now: () => Date
  readonly sessions: Sessions
  readonly accountSystem: AccountSystem
  readonly sendMail: (db: Db, scope: Scope, mail: AccountMail) => Promise<void>
  readonly requestLink: (db: Db, scope: Scope, request: LinkRequest) => Promise<void>
}
