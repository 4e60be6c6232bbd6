import { EnergyUse, EnergyUseQuery } from '@hearthlight/domain/meters/stored/energy-use'
import { PACKED_LIMITS } from '@hearthlight/domain/meters/stored/packed-readings'
import {
  ChangeSeries,
  SavedReadings,
  SaveReadings,
  StoredSeries,
} from '@hearthlight/domain/meters/stored/stored-series'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { changeSeries, removeSeries, seriesOfHome } from './change-series.ts'
import type { MeterDeps } from './meter-deps.ts'
import { readEnergyUse } from './read-energy-use.ts'
import { saveReadings } from './save-readings.ts'

const OfBuilding = z.object({ building_id: z.uuid() })
const OfSeries = z.object({ id: z.uuid() })
const tags = ['Energy use']
const config = { policy: 'user' } as const
const SERIES = '/api/v1/meter_series'
const OF_HOME = `${SERIES}/of_building/:building_id` as const

export const meterRoutes =
  (deps: MeterDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.get(
      OF_HOME,
      { config, schema: { tags, params: OfBuilding, response: { 200: Many('meter_series', StoredSeries) } } },
      async (request) => {
        const series = await seriesOfHome(deps, homeScopeOf(request), request.params.building_id)
        return { data: series.map(({ id, ...attributes }) => one('meter_series', id, attributes).data) }
      },
    )
    app.post(
      OF_HOME,
      {
        config: { ...config, rateLimit: RATE_LIMITS.upload },
        bodyLimit: PACKED_LIMITS.bytes,
        schema: {
          tags,
          params: OfBuilding,
          body: SaveReadings,
          response: { 200: One('saved_readings', SavedReadings) },
        },
      },
      async (request) => {
        const { building_id } = request.params
        const { series, saved } = await saveReadings(deps, homeScopeOf(request), building_id, request.body)
        const { id, ...attributes } = series
        return one('saved_readings', id, { series: attributes, saved })
      },
    )
    app.put(
      `${SERIES}/:id`,
      {
        config,
        schema: {
          tags,
          params: OfSeries,
          body: ChangeSeries,
          response: { 200: One('meter_series', StoredSeries) },
        },
      },
      async (request) => {
        const { id, ...series } = await changeSeries(
          deps,
          homeScopeOf(request),
          request.params.id,
          request.body,
        )
        return one('meter_series', id, series)
      },
    )
    app.delete(
      `${SERIES}/:id`,
      { config, schema: { tags, params: OfSeries, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await removeSeries(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
    app.get(
      '/api/v1/energy_use/of_building/:building_id',
      {
        config,
        schema: {
          tags,
          params: OfBuilding,
          querystring: EnergyUseQuery,
          response: { 200: One('energy_use', EnergyUse) },
        },
      },
      async (request) => {
        const { building_id } = request.params
        const use = await readEnergyUse(deps, homeScopeOf(request), building_id, request.query)
        return one('energy_use', building_id, use)
      },
    )
  }
