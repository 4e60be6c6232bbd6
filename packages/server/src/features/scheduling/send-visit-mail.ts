import { z } from 'zod'
import type { Db } from '../../platform/database/schema.ts'
import { defineJob, type Job, WAITS_ON_OTHERS } from '../../platform/jobs/job.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import { MailJob } from '../../platform/mail/mailer.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { visitToken, visitUrl } from './visit-link.ts'

/** A mail about a visit, and whose link it carries if one. */
export type VisitMail = MailRequest & {
  readonly link?: { readonly site: string; readonly bookingId: string }
}

const VisitMailJob = MailJob.extend({
  link: z.object({ site: z.string(), bookingId: z.string() }).optional(),
})
const NAME = 'scheduling.mail'

/** The link is signed where the mail leaves: a job that carried it would keep it readable for as long as jobs are kept. */
export const visitMailJob = ({
  deliverMail,
  secret,
}: Pick<SchedulingDeps, 'deliverMail' | 'secret'>): Job<typeof VisitMailJob> =>
  defineJob(
    NAME,
    VisitMailJob,
    ({ partnerId, link, ...mail }) => {
      const url = link && visitUrl(link.site, visitToken(secret, partnerId, link.bookingId))
      return deliverMail(partnerId, { ...mail, values: { ...mail.values, ...(url && { url }) } })
    },
    { atOnce: WAITS_ON_OTHERS, person: 'to' },
  )

/** Leaves if and only if the transaction of `db` commits. */
export const sendVisitMail = (
  { jobs }: Pick<SchedulingDeps, 'jobs'>,
  db: Db,
  partnerId: string,
  mail: VisitMail,
): Promise<void> => jobs.enqueue(db, { name: NAME, payload: VisitMailJob }, { partnerId, ...mail })
