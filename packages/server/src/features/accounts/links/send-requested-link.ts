import { calledName } from '@hearthlight/domain/accounts/user-name'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { features } from '@hearthlight/domain/partner/features'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { DeliverMail } from '../../../platform/mail/mailer.ts'
import type { Scope } from '../../../platform/scope.ts'
import { findCustomer, type User } from '../user-store.ts'
import { countTokensSince } from './one-time-token-store.ts'
import { type LinkMail, sendLink } from './send-link.ts'

export const LinkRequest = z.object({
  /** `sign-up` is what somebody tried with an address that has an account. */
  purpose: z.enum(['reset-password', 'confirm-email', 'sign-up']),
  email: z.string(),
  /** Where the person is: the link leads back there. */
  site: z.url(),
})
export type LinkRequest = z.infer<typeof LinkRequest>

const MAILS_AT_MOST = 5
const WITHIN_MS = 15 * 60_000

/** The second half of "forgot password", "resend" and a sign-up that was none: for whoever has the email, if anybody has. */
export async function sendRequestedLink(
  deps: { readonly now: () => Date; readonly deliverMail: DeliverMail },
  db: PlatformDb,
  scope: Scope,
  { purpose, email, site }: LinkRequest,
): Promise<void> {
  if (purpose === 'sign-up') return mailOfSignUp(deps, db, scope, { email, site })
  const due = await inPartner(db, scope, async (partnerDb) => {
    const user = await findCustomer(partnerDb, scope, email)
    const mail = user && mailFor(scope, user, purpose)
    if (!user || !mail) return undefined
    const since = new Date(deps.now().getTime() - WITHIN_MS)
    const sent = await countTokensSince(partnerDb, scope, { purpose, userId: user.id }, since)
    return sent < MAILS_AT_MOST ? { user, mail } : undefined
  })
  if (due) await sendLink(deps, db, scope, due.user, { mail: due.mail, site })
}

type TokenPurpose = Exclude<LinkRequest['purpose'], 'sign-up'>

function mailFor(scope: Scope, user: User, purpose: TokenPurpose): LinkMail | undefined {
  if (purpose === 'confirm-email') return user.email_confirmed_at === null ? 'confirm-email' : undefined
  return features(scope.partner.config, null).passwordSignIn ? 'reset-password' : undefined
}

/** Leads to the page to sign in, which also leads to a new password: a stranger's sign-up makes no link that opens anything. */
async function mailOfSignUp(
  { deliverMail }: { readonly deliverMail: DeliverMail },
  db: PlatformDb,
  scope: Scope,
  { email, site }: Pick<LinkRequest, 'email' | 'site'>,
): Promise<void> {
  const owner = await inPartner(db, scope, (partnerDb) => findCustomer(partnerDb, scope, email))
  if (owner === undefined) return
  await deliverMail(scope.partnerId, {
    template: 'accounts:mail.signed-up-again',
    to: owner.email,
    language: owner.language,
    values: { name: calledName(owner), url: site + pathTo('sign-in') },
  })
}
