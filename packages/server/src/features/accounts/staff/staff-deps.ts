import type { Db } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'

export type StaffDeps = Pick<AccountDeps, 'db' | 'now' | 'sessions' | 'sendMail'> & {
  /** The server's secret: seals authenticator secrets, keys the hashes of recovery codes. */
  readonly secret: string
  /** Asks for a mail to whoever of the staff has an email, without telling whether anybody has. */
  readonly requestStaffLink: (
    db: Db,
    scope: Scope,
    request: { readonly email: string; readonly site: string },
  ) => Promise<void>
}
