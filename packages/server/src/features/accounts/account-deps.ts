import type { Db } from '../../platform/database/schema.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { AccountSystem } from './account-system/account-system.ts'
import type { LinkRequest } from './answer-link-request.ts'

export type AccountDeps = {
  readonly db: Db
  readonly now: () => Date
  readonly sessions: Sessions
  readonly accountSystem: AccountSystem
  readonly sendMail: SendMail
  /** Asks for a mail to whoever has an email, without telling whether anybody has. */
  readonly requestLink: (db: Db, scope: Scope, request: LinkRequest) => Promise<void>
}
