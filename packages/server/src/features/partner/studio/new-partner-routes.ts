import { one } from '@hearthlight/domain/shared/envelope'
import { NewPartner, NewPartnerResponse } from '@hearthlight/domain/studio/new-partner/new-partner'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { createPartner } from './create-partner.ts'
import type { StudioDeps } from './studio-deps.ts'

const LARGE_BODY = 4_194_304

/** For operators: a partner from nothing. */
export const newPartnerRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/v1/partners',
      {
        config: { policy: 'operator' },
        bodyLimit: LARGE_BODY,
        schema: { tags: ['Studio'], body: NewPartner, response: { 201: NewPartnerResponse } },
      },
      async (request, reply) => {
        const site = new URL(siteOf(request))
        site.hostname = request.body.host
        await createPartner(deps, scopeOf(request), request.body, site.origin)
        const console = new URL('/admin', site)
        const attributes = { name: request.body.name, site_url: site.href, console_url: console.href }
        return reply.code(201).send(one('partners', request.body.code, attributes))
      },
    )
  }
