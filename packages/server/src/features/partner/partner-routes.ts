import { PartnerAttributes } from '@hearthlight/domain/partner/public-partner-schema'
import { One } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { hostOf } from '../../platform/http/host.ts'
import { scopeOf } from '../../platform/scope.ts'
import { showPartner } from './show-partner.ts'

export const partnerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/v1/partners',
    {
      config: { policy: 'public' },
      schema: { tags: ['Partner'], response: { 200: One('partners', PartnerAttributes) } },
    },
    async (request, reply) => {
      const { id, attributes } = showPartner(hostOf(request), () => scopeOf(request))
      void reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-language, cookie, host' })
      return { data: { id, type: 'partners' as const, attributes } }
    },
  )
  // A file of its own, because the content security policy allows no style inside a page.
  app.get(
    '/partner-assets/:code/custom.css',
    { config: { policy: 'public' }, schema: { tags: ['Partner'], params: z.object({ code: z.string() }) } },
    async (request, reply) => {
      const { config } = scopeOf(request).partner
      if (request.params.code !== config.code) throw new Problem('shared.not-found')
      void reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600')
      return config.settings.sections.custom_css
    },
  )
}
