import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Db } from '../../platform/database/schema.ts'
import { defineJob, type Job, WAITS_ON_OTHERS } from '../../platform/jobs/job.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import { MailJob } from '../../platform/mail/mailer.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { visitToken, visitUrl } from './visit-link.ts'
import { hasAccount } from './visit-store.ts'

const Reader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), id: z.string() }),
  z.object({ kind: z.literal('advisor'), staffId: z.string().nullable() }),
])

/** A mail about a visit: with the link of the visit, which is signed, or for a reader who has to be able to open its `url`. */
export type VisitMail = MailRequest & {
  readonly link?: { readonly site: string; readonly bookingId: string }
  readonly reader?: z.infer<typeof Reader>
}

const VisitMailJob = MailJob.extend({
  link: z.object({ site: z.string(), bookingId: z.string() }).optional(),
  reader: Reader.optional(),
})
const NAME = 'scheduling.mail'

/** The link is signed where the mail leaves: a job that carried it would keep it readable for as long as jobs are kept. */
export const visitMailJob = (
  deps: Pick<SchedulingDeps, 'db' | 'deliverMail' | 'secret' | 'consoleRightsOf'>,
): Job<typeof VisitMailJob> =>
  defineJob(
    NAME,
    VisitMailJob,
    async ({ partnerId, link, reader, ...mail }) => {
      const reach = reader && (await reachOf(deps, { partnerId }, reader))
      if (reach === 'nothing') return
      const url = link && visitUrl(link.site, visitToken(deps.secret, partnerId, link.bookingId))
      const values = { ...mail.values, ...(url && { url }), ...(reach === 'words' && { url: '' }) }
      await deps.deliverMail(partnerId, { ...mail, values })
    },
    { atOnce: WAITS_ON_OTHERS, person: 'to' },
  )

/** What reaches a reader when the mail leaves: the link with the words, unless they cannot open it, or nothing at all. */
async function reachOf(
  { db, consoleRightsOf }: Pick<SchedulingDeps, 'db' | 'consoleRightsOf'>,
  scope: InPartner,
  reader: z.infer<typeof Reader>,
): Promise<'link' | 'words' | 'nothing'> {
  return inPartner(db, scope, async (partnerDb) => {
    if (reader.kind === 'person') return (await hasAccount(partnerDb, scope, reader.id)) ? 'link' : 'words'
    const rights = await consoleRightsOf(partnerDb, scope, reader.staffId)
    if (rights === undefined) return 'nothing'
    return rights.includes('advisors') ? 'link' : 'words'
  })
}

/** Leaves if and only if the transaction of `db` commits. */
export const sendVisitMail = (
  { jobs }: Pick<SchedulingDeps, 'jobs'>,
  db: Db,
  partnerId: string,
  mail: VisitMail,
): Promise<void> => jobs.enqueue(db, { name: NAME, payload: VisitMailJob }, { partnerId, ...mail })
