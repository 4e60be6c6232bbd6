import { PACKED_LIMITS } from '@hearthlight/domain/meters/stored/packed-readings'
import { SuppliedAnswer, SuppliedReadings } from '@hearthlight/domain/meters/supplied/supplied-readings'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { MeterDeps } from '../meter-deps.ts'
import { takeSupplied } from './take-supplied.ts'

/** Readings that a partner's system sends with a key. */
export const suppliedRoutes =
  (deps: MeterDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.post(
      '/api/outward/v1/readings',
      {
        config: { policy: 'key:readings_write', rateLimit: RATE_LIMITS.key },
        bodyLimit: PACKED_LIMITS.bytes,
        schema: {
          tags: ['For your own systems'],
          security: [{ apiKey: [] }],
          body: SuppliedReadings,
          summary: 'Stores readings of meters of your customers',
          description:
            'Each series is stored or refused by itself. Sending the same again changes nothing, so a call that failed can be repeated.',
          response: { 200: SuppliedAnswer },
        },
      },
      async (request) => {
        const scope = scopeOf(request)
        const series = []
        for (const supplied of request.body.series) {
          const taken = await takeSupplied(deps, deps.db, scope, 'api', supplied)
          if ('notTaken' in taken) series.push({ not_taken: taken.notTaken })
          else series.push({ home_id: taken.homeId, series_id: taken.series.id, saved: taken.saved })
        }
        return one('supplied_readings', request.id, { series })
      },
    )
  }
