import type { Site } from '@hearthlight/domain/accounts/account-verification'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { AccountSystem } from './account-system/account-system.ts'
import type { EmailChange } from './email-change/mail-email-change.ts'
import type { LinkToMail } from './links/send-link.ts'
import type { LinkRequest } from './links/send-requested-link.ts'
import type { User } from './user-store.ts'

export type AccountDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** The server's secret: keys hashes of what is kept only to be known again. */
  readonly secret: string
  readonly sessions: Sessions
  readonly accountSystem: AccountSystem
  readonly sendMail: SendMail
  /** Asks for a mail to whoever has an email, without telling whether anybody has. */
  readonly requestLink: (db: PartnerDb, scope: Scope, request: LinkRequest) => Promise<void>
  /** Makes the sites of an account homes of the person who has it. */
  readonly bringSites: (db: PartnerDb, scope: Scope, userId: string, sites: readonly Site[]) => Promise<void>
  /** What somebody began as a guest, with the address that a person has proved to be theirs. */
  readonly guests: {
    readonly move: (db: PartnerDb, scope: Scope, user: User) => Promise<void>
    readonly areWaiting: (db: PartnerDb, scope: Scope, email: string) => Promise<boolean>
  }
  /** Mails a link to the address that a person wants to sign in with, after the transaction `db`. */
  readonly mailEmailChange: (db: PartnerDb, scope: Scope, change: EmailChange) => Promise<void>
  /** Mails a person a link that works once, after the transaction `db`. */
  readonly mailLink: (db: PartnerDb, scope: Scope, user: Pick<User, 'id'>, link: LinkToMail) => Promise<void>
}
