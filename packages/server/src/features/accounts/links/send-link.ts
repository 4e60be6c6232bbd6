import { calledName } from '@hearthlight/domain/accounts/user-name'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { DeliverMail } from '../../../platform/mail/mailer.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { User } from '../user-store.ts'
import { issueToken } from './one-time-token-store.ts'

const HOUR = 60
const LINKS = {
  'confirm-email': {
    purpose: 'confirm-email',
    route: 'EmailVerification',
    query: 'token',
    minutes: 48 * HOUR,
  },
  'reset-password': { purpose: 'reset-password', route: 'update-password', query: 't', minutes: HOUR },
  // A person who did not ask for it themselves may read the mail tomorrow.
  'create-password': { purpose: 'reset-password', route: 'update-password', query: 't', minutes: 48 * HOUR },
} as const

export const LINK_MAILS = [
  'confirm-email',
  'reset-password',
  'create-password',
] as const satisfies (keyof typeof LINKS)[]
export type LinkMail = (typeof LINK_MAILS)[number]
export type LinkToMail = { readonly mail: LinkMail; readonly site: string }

/**
 * Mails a person a link that works once. The token is made where the mail leaves: a job that carried it would keep it
 * readable for as long as jobs are kept. Tried again, it makes another one.
 */
export async function sendLink(
  { now, deliverMail }: { readonly now: () => Date; readonly deliverMail: DeliverMail },
  db: PlatformDb,
  scope: Scope,
  user: User,
  { mail, site }: LinkToMail,
): Promise<void> {
  const { purpose, route, query, minutes } = LINKS[mail]
  const token = await inPartner(db, scope, (transaction) =>
    issueToken(transaction, scope, { purpose, userId: user.id, minutes }, now()),
  )
  await deliverMail(scope.partnerId, {
    template: `accounts:mail.${mail}`,
    to: user.email,
    language: user.language,
    values: {
      name: calledName(user),
      url: `${site}${pathTo(route, {}, { [query]: token })}`,
      hours: minutes / HOUR,
    },
  })
}
