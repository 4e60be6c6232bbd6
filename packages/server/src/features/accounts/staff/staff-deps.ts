import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'

export type StaffLinkRequest = {
  readonly email: string
  readonly site: string
  /** Where the request came to. A partner names its own site, and gets no link of an operator by that. */
  readonly ownSite: string
}

/** An invitation is mailed to who was invited and has not joined. */
type InvitationMail = { readonly staffId: string; readonly site: string }
type AddressMail = InvitationMail & { readonly email: string }

export type StaffDeps = Pick<AccountDeps, 'db' | 'now' | 'secret' | 'sessions' | 'sendMail'> & {
  /** Asks for a mail to whoever of the staff has an email, without telling whether anybody has. */
  readonly requestStaffLink: (
    db: PartnerDb,
    scope: Pick<Scope, 'partnerId' | 'language'>,
    request: StaffLinkRequest,
  ) => Promise<void>
  /** Mails an invitation, after the transaction `db`. */
  readonly mailInvitation: (
    db: PartnerDb,
    scope: Pick<Scope, 'partnerId' | 'language'>,
    invitation: InvitationMail,
  ) => Promise<void>
  /** Asks a new address whether it is its owner's, after the transaction `db`. */
  readonly mailNewAddress: (
    db: PartnerDb,
    scope: Pick<Scope, 'partnerId' | 'language'>,
    asked: AddressMail,
  ) => Promise<void>
  /** An energy advisor of this address is who is invited: their day is in the console. */
  readonly joinAdvisor: (db: ChangeDb, scope: InPartner, staff: StaffAddress) => Promise<void>
}

type StaffAddress = { readonly id: string; readonly email: string }
