import { features } from '@hearthlight/domain/partner/features'
import type { Db } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps, LinkRequest } from './account-deps.ts'
import { countTokensSince } from './one-time-token-store.ts'
import { type LinkMail, sendLink } from './send-link.ts'
import { findCustomer, type User } from './user-store.ts'

const MAILS_AT_MOST = 5
const WITHIN_MS = 15 * 60_000

/** The second half of "forgot password" and "resend": runs as a job, for whoever has the email, if anybody has. */
export async function answerLinkRequest(
  deps: Pick<AccountDeps, 'now' | 'sendMail'>,
  db: Db,
  scope: Scope,
  { purpose, email, site }: LinkRequest,
): Promise<void> {
  const user = await findCustomer(db, scope, email)
  const mail = user && mailFor(scope, user, purpose)
  if (!user || !mail) return
  const since = new Date(deps.now().getTime() - WITHIN_MS)
  if ((await countTokensSince(db, scope, { purpose, userId: user.id }, since)) >= MAILS_AT_MOST) return
  await inTransaction(db, (transaction) => sendLink(deps, transaction, scope, user, { mail, site }))
}

function mailFor(scope: Scope, user: User, purpose: LinkRequest['purpose']): LinkMail | undefined {
  if (purpose === 'confirm-email') return user.email_confirmed_at === null ? 'confirm-email' : undefined
  return features(scope.partner.config, null).passwordSignIn ? 'reset-password' : undefined
}
