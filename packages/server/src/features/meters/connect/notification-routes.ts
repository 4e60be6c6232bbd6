import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { findProvider, idsOfResources } from './connect-store.ts'
import { notifiedResources } from './resource-uri.ts'

export const NOTIFICATIONS = '/api/v1/green_button/notifications'
const MOST_BYTES = 65_536

/**
 * A utility says of which subscriptions there are new readings. The standard has no proof of who calls, so nothing of the
 * call is believed or fetched: subscriptions that are known here are asked for at their own address, with their own tokens.
 */
export const notificationRoutes =
  (deps: ConnectDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    const types = ['application/xml', 'text/xml', 'application/atom+xml']
    app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) =>
      done(null, body),
    )
    app.post(
      `${NOTIFICATIONS}/:id`,
      {
        config: { policy: 'public', rateLimit: RATE_LIMITS.key },
        bodyLimit: MOST_BYTES,
        schema: {
          tags: ['Green Button Connect'],
          params: z.object({ id: z.uuid() }),
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { id } = request.params
        const xml = typeof request.body === 'string' ? request.body : ''
        await inPartner(deps.db, scope, async (db) => {
          if ((await findProvider(db, scope, id)) === undefined) throw new Problem('shared.not-found')
          for (const found of await idsOfResources(db, scope, id, notifiedResources(xml)))
            await deps.pullSoon(db, scope, found)
        })
        return reply.code(204).send()
      },
    )
  }
