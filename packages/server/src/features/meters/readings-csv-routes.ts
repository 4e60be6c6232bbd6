import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { MeterDeps } from './meter-deps.ts'
import { readingsCsv } from './readings-csv.ts'

/** A person takes the readings of a home along. */
export const readingsCsvRoutes =
  (deps: MeterDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.get(
      '/api/v1/meter_series/of_building/:building_id/readings.csv',
      {
        config: { policy: 'user' },
        schema: {
          tags: ['Energy use'],
          params: z.object({ building_id: z.uuid() }),
          produces: ['text/csv'],
        },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const { building_id } = request.params
        await deps.mustOwnBuilding(scope, building_id)
        return sendFile(reply, {
          name: translator(scope.language, scope.partner.config)('energy-use:held.file'),
          stream: Readable.from(readingsCsv(deps, scope, building_id)),
        })
      },
    )
  }
