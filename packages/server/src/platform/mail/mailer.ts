import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import { inPartner } from '../database/in-partner.ts'
import type { Db, PlatformDb } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { defineJob, type Jobs, WAITS_ON_OTHERS } from '../jobs/job.ts'
import type { PartnerDirectory } from '../partner-directory.ts'
import type { InPartner } from '../scope.ts'
import type { Mail, MailRequest, MailTransport, SignLink } from './mail.ts'
import { renderMail } from './render-mail.ts'
import { recordMail } from './sent-mail-store.ts'

export type SendMail = (db: Db, scope: InPartner, mail: MailRequest) => Promise<void>
/** For a job that is itself the sending: what the mail says is written down nowhere. */
export type DeliverMail = (partnerId: string, mail: MailRequest) => Promise<void>

/** A mail as it would leave, to be looked at before. */
export type RenderMail = (scope: InPartner, mail: MailRequest) => Promise<Mail>

/** Links that are signed by this name are signed so. */
export type SignLinks = (by: string, sign: SignLink) => void

type MailerDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly transport: MailTransport
}

/** What a mail is made of, as it is kept. */
export const StoredMail = z.object({
  template: z.templateLiteral([z.string(), ':mail.', z.string()]),
  to: z.string(),
  language: z.enum(LANGUAGES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  signed: z.object({ by: z.string(), id: z.string(), site: z.string() }).optional(),
  list: z
    .object({
      line: z.string(),
      items: z.array(z.object({ name: z.string(), says: z.string(), place: z.string() })).readonly(),
    })
    .optional(),
  calendar: z
    .object({ name: z.string(), method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })
    .optional(),
})

/** A mail that waits in a job. */
export const MailJob = StoredMail.extend({ partnerId: z.string() })

/** One that waited when the server was renewed has no id yet. */
const SendJob = MailJob.extend({ id: z.uuid().optional() })

/** Mails leave as jobs: asked for in the transaction of the change, sent after it, tried again when they fail. */
export function mailer({ db, now, jobs, directory, transport }: MailerDeps): {
  readonly sendMail: SendMail
  readonly deliverMail: DeliverMail
  readonly renderMail: RenderMail
  readonly signLinks: SignLinks
} {
  const signers = new Map<string, SignLink>()
  const mailOf: RenderMail = async ({ partnerId }, request) => {
    const partner = await directory.byId(partnerId)
    if (partner === undefined) throw new Error(`no published partner ${partnerId}`)
    return renderMail(partnerIn(partner, request.language).config, withLink(signers, partnerId, request))
  }
  const deliver = async (partnerId: string, request: MailRequest, id: string, isKept: boolean) => {
    const mail = await mailOf({ partnerId }, request)
    const record = (error: string | null) =>
      inPartner(db, { partnerId }, (partnerDb) =>
        recordMail(partnerDb, {
          partner_id: partnerId,
          id,
          to: request.to,
          subject: mail.subject,
          language: request.language,
          state: error === null ? 'sent' : 'failed',
          error,
          created_at: now(),
          request: isKept ? JSON.stringify(request) : null,
        }),
      )
    try {
      await transport.send(partnerId, mail)
    } catch (error) {
      await record(error instanceof Error ? error.message : String(error))
      throw error
    }
    await record(null)
  }
  const job = defineJob(
    'mail.send',
    SendJob,
    ({ partnerId, id = newId(), ...request }) => deliver(partnerId, request, id, true),
    { atOnce: WAITS_ON_OTHERS, person: 'to' },
  )
  jobs.add(job)
  return {
    renderMail: mailOf,
    signLinks: (by, sign) => void signers.set(by, sign),
    deliverMail: (partnerId, request) => deliver(partnerId, request, newId(), false),
    sendMail: (db, scope, mail) =>
      jobs.enqueue(db, job, { partnerId: scope.partnerId, id: newId(), ...mail }),
  }
}

function withLink(
  signers: ReadonlyMap<string, SignLink>,
  partnerId: string,
  request: MailRequest,
): MailRequest {
  if (request.signed === undefined) return request
  const { by, id, site } = request.signed
  const sign = signers.get(by)
  if (sign === undefined) throw new Error(`nobody signs the links of ${by}`)
  const { list } = request
  return {
    ...request,
    values: { ...request.values, url: sign(partnerId, id, site) },
    ...(list && {
      list: {
        ...list,
        items: list.items.map((item) => ({ ...item, place: sign(partnerId, id, site, item.place) })),
      },
    }),
  }
}
