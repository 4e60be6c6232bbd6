import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'

export type StaffLinkRequest = {
  readonly email: string
  readonly site: string
  /** Where the request came to. A partner names its own site, and gets no link of an operator by that. */
  readonly ownSite: string
  /** Who was invited has never had a password, and may read the mail tomorrow. */
  readonly mail?: StaffLinkMail
}
export const STAFF_LINK_MAILS = ['reset-password', 'create-password'] as const
type StaffLinkMail = (typeof STAFF_LINK_MAILS)[number]

export type StaffDeps = Pick<AccountDeps, 'db' | 'now' | 'secret' | 'sessions' | 'sendMail'> & {
  /** Asks for a mail to whoever of the staff has an email, without telling whether anybody has. */
  readonly requestStaffLink: (
    db: PartnerDb,
    scope: Pick<Scope, 'partnerId' | 'language'>,
    request: StaffLinkRequest,
  ) => Promise<void>
}
