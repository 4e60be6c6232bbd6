import { calledName } from '@hearthlight/domain/accounts/user-name'
import { pathTo } from '@hearthlight/domain/navigation/routes'
import type { Db } from '../../platform/database/schema.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { Scope } from '../../platform/scope.ts'
import { issueToken } from './one-time-token-store.ts'
import type { User } from './user-store.ts'

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

export type LinkMail = keyof typeof LINKS

/** Mails a person a link that works once. */
export async function sendLink(
  { now, sendMail }: { readonly now: () => Date; readonly sendMail: SendMail },
  db: Db,
  scope: Scope,
  user: User,
  { mail, site }: { readonly mail: LinkMail; readonly site: string },
): Promise<void> {
  const { purpose, route, query, minutes } = LINKS[mail]
  const token = await issueToken(db, scope, { purpose, userId: user.id, minutes }, now())
  await sendMail(db, scope, {
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
