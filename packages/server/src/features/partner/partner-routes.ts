import { ConsolePartnersResponse } from '@hearthlight/domain/partner/console-partner'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { PartnerAttributes } from '@hearthlight/domain/partner/public/public-partner-schema'
import { One } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { keepResponse, type StoredResponse, sendKept } from '../../platform/http/answers/kept-response.ts'
import { hostOf } from '../../platform/http/host.ts'
import { ownSiteOf } from '../../platform/http/site-of.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import { scopeOf } from '../../platform/scope.ts'
import { sessionOf } from '../../platform/sessions/current-session.ts'
import { listForOperators, type StorageOfAll } from './list-for-operators.ts'
import { showPartner } from './show-partner.ts'

/** Stored and asked about each time: for who has no session, whose token a later one would get from the store. */
const HEADERS = {
  'cache-control': 'private, max-age=0, must-revalidate',
  vary: 'accept-encoding, accept-language, cookie, host',
}

const TYPE = 'application/json; charset=utf-8'

/** What everybody is told, and the token of the session, which is given to every answer before it is written. */
function sendWithToken(reply: FastifyReply, { bodies: { identity } }: StoredResponse): FastifyReply {
  const told = identity.toString('utf8', 0, identity.length - 1)
  return reply
    .type(TYPE)
    .serializer(({ meta }: { readonly meta: object }) => `${told},"meta":${JSON.stringify(meta)}}`)
    .send({ data: {} })
}

export const partnerRoutes =
  (directory: Pick<PartnerDirectory, 'all'>, storageOfAll: StorageOfAll): FastifyPluginAsyncZod =>
  async (app) => {
    // The directory makes a configuration once a version and language, and drops it with the version.
    const kept = new WeakMap<PartnerConfig, Promise<StoredResponse>>()
    app.get(
      '/api/v1/partners',
      {
        config: { policy: 'public', inMaintenance: true },
        schema: { tags: ['Partner'], response: { 200: One('partners', PartnerAttributes) } },
      },
      async (request, reply) => {
        const { sameForAll, show } = showPartner(hostOf(request), () => scopeOf(request))
        const respond = () => {
          const { id, attributes } = show()
          return { data: { id, type: 'partners' as const, attributes } }
        }
        if (sameForAll === undefined) return respond()
        const { config } = sameForAll
        const known = kept.get(config) ?? keepResponse(String(reply.serializeInput(respond(), '200')), TYPE)
        kept.set(config, known)
        if (sessionOf(request) === undefined) return sendKept(request, reply.headers(HEADERS), await known)
        return sendWithToken(reply, await known)
      },
    )
    app.get(
      '/api/admin/v1/partners',
      {
        config: { policy: 'operator' },
        schema: { tags: ['Partner'], response: { 200: ConsolePartnersResponse } },
      },
      async (request) => ({
        data: await listForOperators(directory, scopeOf(request), ownSiteOf(request), storageOfAll),
      }),
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
