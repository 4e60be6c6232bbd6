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
  purpose: z.enum(['reset-password', 'confirm-email']),
  email: z.string(),
  /** Where the person is: the link leads back there. */
  site: z.url(),
})
export type LinkRequest = z.infer<typeof LinkRequest>

const MAILS_AT_MOST = 5
const WITHIN_MS = 15 * 60_000

/** The second half of "forgot password" and "resend": for whoever has the email, if anybody has. */
export async function sendRequestedLink(
  deps: { readonly now: () => Date; readonly deliverMail: DeliverMail },
  db: PlatformDb,
  scope: Scope,
  { purpose, email, site }: LinkRequest,
): Promise<void> {
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

function mailFor(scope: Scope, user: User, purpose: LinkRequest['purpose']): LinkMail | undefined {
  if (purpose === 'confirm-email') return user.email_confirmed_at === null ? 'confirm-email' : undefined
  return features(scope.partner.config, null).passwordSignIn ? 'reset-password' : undefined
}
