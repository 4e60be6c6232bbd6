import { calledName } from '@hearthlight/domain/accounts/user-name'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { DeliverMail } from '../../../platform/mail/mailer.ts'
import type { Scope } from '../../../platform/scope.ts'
import { countTokensSince, issueToken } from '../links/one-time-token-store.ts'
import { findCustomer, findUser } from '../user-store.ts'

export const EmailChange = z.object({ userId: z.string(), email: z.string(), site: z.url() })
export type EmailChange = z.infer<typeof EmailChange>

const HOURS = 2
const MAILS_AT_MOST = 5
const WITHIN_MS = 15 * 60_000

/** The link for the new address, or, where somebody has an account with it, the news for them that nothing was changed. */
export async function mailEmailChange(
  { now, deliverMail }: { readonly now: () => Date; readonly deliverMail: DeliverMail },
  db: PlatformDb,
  scope: Scope,
  { userId, email, site }: EmailChange,
): Promise<void> {
  const purpose = 'change-email'
  const due = await inPartner(db, scope, async (partnerDb) => {
    const user = await findUser(partnerDb, scope, userId)
    if (user === undefined || user.erased_at !== null) return undefined
    const other = await findCustomer(partnerDb, scope, email)
    if (other !== undefined) return { to: other, token: null }
    const since = new Date(now().getTime() - WITHIN_MS)
    if ((await countTokensSince(partnerDb, scope, { purpose, userId }, since)) >= MAILS_AT_MOST)
      return undefined
    const issue = { purpose, userId, newEmail: email, minutes: HOURS * 60 } as const
    return { to: user, token: await issueToken(partnerDb, scope, issue, now()) }
  })
  if (due === undefined) return
  const { to, token } = due
  await deliverMail(scope.partnerId, {
    template: `accounts:mail.${token === null ? 'email-in-use' : 'change-email'}`,
    to: email,
    language: to.language,
    values: {
      name: calledName(to),
      hours: HOURS,
      url: site + (token === null ? pathTo('sign-in') : pathTo('EmailVerification', {}, { change: token })),
    },
  })
}
