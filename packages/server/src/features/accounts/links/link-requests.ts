import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import { defineJob, type Job, type Jobs, WAITS_ON_OTHERS } from '../../../platform/jobs/job.ts'
import type { DeliverMail } from '../../../platform/mail/mailer.ts'
import type { PartnerDirectory } from '../../../platform/partner-directory.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { EmailChange, mailEmailChange } from '../email-change/mail-email-change.ts'
import { findUser } from '../user-store.ts'
import { onceAMinute } from './once-a-minute.ts'
import { LINK_MAILS, sendLink } from './send-link.ts'
import { LinkRequest, sendRequestedLink } from './send-requested-link.ts'

/** What links are sent with, in a job. */
export type LinkDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly deliverMail: DeliverMail
}

const Where = { partnerId: z.string(), language: z.enum(LANGUAGES) }
const Request = LinkRequest.extend(Where)
const Mail = z.object({ ...Where, userId: z.string(), mail: z.enum(LINK_MAILS), site: z.url() })

/** As a job, a request for a known and for an unknown email is the same work until the answer has gone. */
export function linkRequests({ db, jobs, directory, ...deps }: LinkDeps): Pick<
  AccountDeps,
  'requestLink' | 'mailLink' | 'mailEmailChange'
> & {
  readonly jobs: readonly Job[]
} {
  const asked = defineJob(
    'accounts.send-link',
    Request,
    async ({ partnerId, language, ...request }) => {
      const scope = await systemScope(directory, partnerId, language, request.site)
      if (scope) await sendRequestedLink(deps, db, scope, request)
    },
    { atOnce: WAITS_ON_OTHERS, person: 'email' },
  )
  const due = defineJob(
    'accounts.mail-link',
    Mail,
    async ({ partnerId, language, userId, ...link }) => {
      const scope = await systemScope(directory, partnerId, language, link.site)
      const user = scope && (await inPartner(db, scope, (db) => findUser(db, scope, userId)))
      if (user) await sendLink(deps, db, scope, user, link)
    },
    { atOnce: WAITS_ON_OTHERS, person: 'userId' },
  )
  const changed = defineJob(
    'accounts.mail-email-change',
    EmailChange.extend(Where),
    async ({ partnerId, language, ...change }) => {
      const scope = await systemScope(directory, partnerId, language, change.site)
      if (scope) await mailEmailChange(deps, db, scope, change)
    },
    { atOnce: WAITS_ON_OTHERS, person: 'userId' },
  )
  return {
    jobs: [changed, due, asked],
    requestLink: (db, { partnerId, language }, request) => {
      const once = onceAMinute(deps.now(), partnerId, request.purpose, request.email)
      return jobs.enqueue(db, asked, { ...request, partnerId, language }, { once })
    },
    mailEmailChange: (db, { partnerId, language }, change) =>
      jobs.enqueue(db, changed, { ...change, partnerId, language }),
    mailLink: (db, { partnerId, language }, { id }, link) =>
      jobs.enqueue(db, due, { ...link, userId: id, partnerId, language }),
  }
}

/** What the system does for a partner; nothing for one that is there no more. */
export async function systemScope(
  directory: PartnerDirectory,
  partnerId: string,
  language: Language,
  site: string,
): Promise<Scope | undefined> {
  const partner = await directory.byId(partnerId)
  if (partner === undefined) return undefined
  return {
    partnerId,
    partner: partnerIn(partner, language),
    actor: { kind: 'system' },
    requestId: newId(),
    site,
    language,
  }
}
