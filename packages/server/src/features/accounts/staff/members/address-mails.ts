import { EMAIL_CHANGE_DAYS } from '@hearthlight/domain/accounts/staff/staff-member'
import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import { defineJob, type Job, WAITS_ON_OTHERS } from '../../../../platform/jobs/job.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { issueAddressToken } from './email-change-store.ts'
import type { MailingDeps } from './invitation-mails.ts'
import { findMember } from './member-store.ts'

const Payload = z.object({
  partnerId: z.string(),
  language: z.enum(LANGUAGES),
  staffId: z.string(),
  email: z.string(),
  site: z.url(),
})

/** The token is made where the mail leaves: a job that carried it would keep it readable for as long as jobs are kept. */
export function addressMails({
  db,
  jobs,
  deliverMail,
}: MailingDeps): Pick<StaffDeps, 'mailNewAddress'> & { readonly jobs: readonly Job[] } {
  const job = defineJob(
    'accounts.send-new-address',
    Payload,
    async ({ partnerId, language, staffId, email, site }) => {
      const made = await inPartner(db, { partnerId }, async (partnerDb) => ({
        member: await findMember(partnerDb, { partnerId }, staffId),
        token: await issueAddressToken(partnerDb, { partnerId, staffId }, email),
      }))
      if (made.member === undefined || made.token === undefined) return
      await deliverMail(partnerId, {
        template: 'admin-staff:mail.new-address',
        to: email,
        language,
        values: {
          name: made.member.name,
          url: `${site}${ADMIN_PATHS.email}?t=${made.token}`,
          days: EMAIL_CHANGE_DAYS,
        },
      })
    },
    { atOnce: WAITS_ON_OTHERS, person: 'staffId' },
  )
  return {
    jobs: [job],
    mailNewAddress: (db, { partnerId, language }, asked) =>
      jobs.enqueue(db, job, { ...asked, partnerId, language }),
  }
}
