import { One, one } from '@hearthlight/domain/shared/envelope'
import { PageViewInput } from '@hearthlight/domain/shared/page-view'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import { recordPageView } from './record-page-view.ts'

/** Do Not Track and Global Privacy Control. */
const wantsPrivacy = ({ headers }: FastifyRequest) => headers['dnt'] === '1' || headers['sec-gpc'] === '1'

export const pageViewRoutes =
  (deps: { readonly db: PlatformDb }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/ahoy/visits',
      {
        config: { policy: 'public', rateLimit: RATE_LIMITS.pageView },
        schema: {
          tags: ['Page views'],
          body: PageViewInput,
          response: { 201: One('visits', z.object({})), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        if (wantsPrivacy(request)) return reply.code(204).send()
        const id = await inPartner(deps.db, scopeOf(request), (db) =>
          recordPageView(db, scopeOf(request), request.body),
        )
        return reply.code(201).send(one('visits', id, {}))
      },
    )
  }
