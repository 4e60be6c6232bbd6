import {
  ImportWeather,
  WEATHER_LIMITS,
  WeatherImportResponse,
  WeatherStationsResponse,
} from '@hearthlight/domain/savings/weather/weather'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { newId } from '../../../platform/ids.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { SavingsDeps } from '../savings-deps.ts'
import { importWeather } from './import-weather.ts'
import { readStations } from './read-stations.ts'

const config = { policy: 'admin:savings' } as const
const tags = ['Measured savings']

/** Which weather measured savings stand on, for staff. */
export const weatherRoutes =
  (deps: SavingsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/weather_stations',
      { config, schema: { tags, response: { 200: WeatherStationsResponse } } },
      async (request) => ({
        data: (await readStations(deps, scopeOf(request))).map((station) => ({
          id: station.id,
          type: 'weather_stations' as const,
          attributes: station,
        })),
      }),
    )
    app.post(
      '/api/admin/v1/weather_imports',
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        // Each sign of the file may be written as two.
        bodyLimit: 2 * WEATHER_LIMITS.characters + 1000,
        schema: { tags, body: ImportWeather, response: { 200: WeatherImportResponse } },
      },
      async (request) =>
        one('weather_imports', newId(), await importWeather(deps, scopeOf(request), request.body)),
    )
  }
