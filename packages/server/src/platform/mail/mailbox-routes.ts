import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../database/in-partner.ts'
import type { PlatformDb } from '../database/schema.ts'
import { scopeOf } from '../scope.ts'
import { listMails } from './mail-store.ts'
import { mailboxPage } from './mailbox-page.ts'

const config = { policy: 'public' } as const
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The built-in mailbox for development: a page to read, JSON for tests. Never registered in production. */
export const mailboxRoutes =
  (deps: { readonly db: PlatformDb }): FastifyPluginAsyncZod =>
  async (app) => {
    const mailsOf = (partnerId: string) => inPartner(deps.db, { partnerId }, (db) => listMails(db, partnerId))
    app.get('/dev/mailbox', { config, schema: { hide: true } }, async (request, reply) => {
      const { partnerId, partner } = scopeOf(request)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(mailboxPage(partner.config.name, await mailsOf(partnerId)))
    })
    app.get(
      '/dev/mailbox.json',
      { config, schema: { hide: true, querystring: z.object({ to: z.string().optional() }) } },
      async (request) => {
        const mails = await mailsOf(scopeOf(request).partnerId)
        return mails.filter((mail) => request.query.to === undefined || mail.to === request.query.to)
      },
    )
    app.get(
      '/dev/mailbox/:id',
      { config, schema: { hide: true, params: z.object({ id: z.uuid() }) } },
      async (request, reply) => {
        const mail = (await mailsOf(scopeOf(request).partnerId)).find((each) => each.id === request.params.id)
        if (mail === undefined) throw new Problem('shared.not-found')
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', `sandbox allow-popups allow-top-navigation; ${PAGE_POLICY}`)
          .send(mail.html)
      },
    )
  }
