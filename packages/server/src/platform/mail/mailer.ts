import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import type { Db } from '../database/schema.ts'
import { defineJob, type Jobs } from '../jobs/job.ts'
import type { PartnerDirectory } from '../partner-directory.ts'
import type { InPartner } from '../scope.ts'
import type { MailRequest, MailTransport } from './mail.ts'
import { renderMail } from './render-mail.ts'

export type SendMail = (db: Db, scope: InPartner, mail: MailRequest) => Promise<void>
/** For a job that is itself the sending: what the mail says is written down nowhere. */
export type DeliverMail = (partnerId: string, mail: MailRequest) => Promise<void>

type MailerDeps = {
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly transport: MailTransport
}

/** A mail that waits in a job. */
export const MailJob = z.object({
  partnerId: z.string(),
  template: z.templateLiteral([z.string(), ':mail.', z.string()]),
  to: z.string(),
  language: z.enum(LANGUAGES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  calendar: z
    .object({ name: z.string(), method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })
    .optional(),
})

/** Mails leave as jobs: asked for in the transaction of the change, sent after it, tried again when they fail. */
export function mailer({ jobs, directory, transport }: MailerDeps): {
  readonly sendMail: SendMail
  readonly deliverMail: DeliverMail
} {
  const deliverMail: DeliverMail = async (partnerId, request) => {
    const partner = await directory.byId(partnerId)
    if (partner === undefined) throw new Error(`no published partner ${partnerId}`)
    const { config } = partnerIn(partner, request.language)
    await transport.send(partnerId, renderMail(config, request))
  }
  const job = defineJob('mail.send', MailJob, ({ partnerId, ...request }) => deliverMail(partnerId, request))
  jobs.add(job)
  return {
    deliverMail,
    sendMail: (db, scope, mail) => jobs.enqueue(db, job, { partnerId: scope.partnerId, ...mail }),
  }
}
