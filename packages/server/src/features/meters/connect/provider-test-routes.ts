import { ProviderTestResponse } from '@hearthlight/domain/meters/connect/meter-provider'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { leaveTurn } from '../../../platform/http/limits/in-turns.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { redirectUrl } from './make-connection.ts'
import { mustFindProvider } from './provider-routes.ts'
import { tryProvider } from './try-provider.ts'

/** Whether a utility answers as it should, without any person. */
export const providerTestRoutes =
  (deps: ConnectDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/v1/meter_providers/:id/test',
      {
        config: { policy: 'admin:readings_import', rateLimit: RATE_LIMITS.work },
        schema: {
          tags: ['Green Button Connect'],
          params: z.object({ id: z.uuid() }),
          response: { 200: ProviderTestResponse },
        },
      },
      async (request) => {
        const scope = scopeOf(request)
        const row = await mustFindProvider(deps, scope, request.params.id)
        // Whoever waits for another system holds up none of the partner's other calls.
        leaveTurn(scope)
        return one('provider_tests', row.id, { parts: await tryProvider(deps, row, redirectUrl(scope)) })
      },
    )
  }
