import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { defineJob, type Job, WAITS_ON_OTHERS } from '../../../platform/jobs/job.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type LinkDeps, systemScope } from '../links/link-requests.ts'
import { onceAMinute } from '../links/once-a-minute.ts'
import { countPasswordTokensSince, issuePasswordToken } from './password-token-store.ts'
import { holderOf, staffByEmail } from './staff.ts'
import type { StaffDeps, StaffLinkRequest } from './staff-deps.ts'

type Answering = Pick<LinkDeps, 'db' | 'now' | 'deliverMail'>

const Payload = z.object({
  email: z.string(),
  site: z.url(),
  ownSite: z.url(),
  partnerId: z.string(),
  language: z.enum(LANGUAGES),
})
const MINUTES = 60
const MAILS_AT_MOST = 5
const WITHIN_MS = 15 * 60_000

/** As a job, a request for a known and for an unknown email is the same work until the answer has gone. */
export function staffLinkRequests({
  jobs,
  directory,
  ...deps
}: LinkDeps): Pick<StaffDeps, 'requestStaffLink'> & { readonly jobs: readonly Job[] } {
  const job = defineJob(
    'accounts.send-staff-link',
    Payload,
    async ({ partnerId, language, ...request }) => {
      const scope = await systemScope(directory, partnerId, language, request.site)
      if (scope) await sendStaffLink(deps, scope, request)
    },
    { atOnce: WAITS_ON_OTHERS, person: 'email' },
  )
  return {
    jobs: [job],
    requestStaffLink: (db, { partnerId, language }, request) => {
      const once = onceAMinute(deps.now(), partnerId, request.email)
      return jobs.enqueue(db, job, { ...request, partnerId, language }, { once })
    },
  }
}

async function sendStaffLink(
  { db, now, deliverMail }: Answering,
  scope: Scope,
  { email, site, ownSite }: StaffLinkRequest,
): Promise<void> {
  const staff = await inPartner(db, scope, (db) => staffByEmail(db, scope, email))
  // Who was invited chooses a password by the invitation, and who was switched off needs none.
  if (staff?.state !== 'active') return
  const holder = holderOf(staff, scope)
  const since = new Date(now().getTime() - WITHIN_MS)
  if ((await inPartner(db, scope, (db) => countPasswordTokensSince(db, holder, since))) >= MAILS_AT_MOST)
    return
  const token = await inPartner(db, scope, (transaction) =>
    issuePasswordToken(transaction, holder, {
      purpose: 'reset-password',
      endsAt: new Date(now().getTime() + MINUTES * 60_000),
      now: now(),
    }),
  )
  await deliverMail(scope.partnerId, {
    template: 'accounts:mail.reset-password',
    to: staff.admin.email,
    language: scope.language,
    values: {
      name: staff.admin.name,
      url: `${staff.kind === 'operator' ? ownSite : site}${ADMIN_PATHS.password}?t=${token}`,
    },
  })
}
