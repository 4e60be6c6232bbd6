import {
  type SentMail,
  SentMailQuery,
  SentMailResponse,
  SentMailsResponse,
} from '@hearthlight/domain/records/sent-mail'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { type SendMail, StoredMail } from '../../platform/mail/mailer.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { findSentMail, listSentMails, type StoredSentMail } from './mail-log-store.ts'

export type MailLogDeps = { readonly db: PlatformDb; readonly sendMail: SendMail }

const config = { policy: 'admin:jobs' } as const
const tags = ['Mails']
const PATH = '/api/admin/v1/mails'
const ById = z.object({ id: z.uuid() })

/** Which mails left, what they say, and sending one once more. */
export const mailLogRoutes =
  (deps: MailLogDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: SentMailQuery, response: { 200: SentMailsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { rows, next, previous, total } = await inPartner(deps.db, scope, (db) =>
          listSentMails(db, scope, request.query),
        )
        return {
          data: rows.map((row) => one('mails', row.id, present(row)).data),
          meta: { next, previous, total },
        }
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: SentMailResponse } } },
      (request) => read(deps, scopeOf(request), request.params.id),
    )
    app.post(
      `${PATH}/:id/resend`,
      { config, schema: { tags, params: ById, response: { 200: SentMailResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        await resend(deps, scope, request.params.id)
        return await read(deps, scope, request.params.id)
      },
    )
  }

async function mustFind({ db }: MailLogDeps, scope: Scope, id: string): Promise<StoredSentMail> {
  const mail = await inPartner(db, scope, (partnerDb) => findSentMail(partnerDb, scope, id))
  if (mail === undefined) throw new Problem('shared.not-found')
  return mail
}

async function read(deps: MailLogDeps, scope: Scope, id: string) {
  const mail = await mustFind(deps, scope, id)
  const kept = StoredMail.safeParse(mail.request).data
  const text = kept === undefined ? null : renderMail(scope.partner.config, kept).text
  return one('mails', id, { ...present(mail), text })
}

async function resend(deps: MailLogDeps, scope: Scope, id: string): Promise<void> {
  const mail = await mustFind(deps, scope, id)
  const kept = StoredMail.safeParse(mail.request).data
  if (kept === undefined) throw new Problem('admin-log.mail-not-kept')
  const what = { action: 'mail.resend', record: { type: 'mail', id } }
  await change(deps.db, scope, what, async (db) => {
    await deps.sendMail(db, scope, kept)
    return { result: undefined, after: { template: kept.template } }
  })
}

const present = (mail: StoredSentMail): SentMail => ({
  to: mail.to,
  subject: mail.subject,
  language: mail.language,
  state: mail.state,
  attempts: mail.attempts,
  created_at: mail.created_at.toISOString(),
  error: mail.error,
  is_kept: mail.request !== null,
})
