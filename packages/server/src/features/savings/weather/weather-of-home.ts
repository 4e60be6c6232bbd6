import { dayNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import {
  MOST_WEATHER_DAYS,
  WeatherOfHomeQuery as Query,
  type WeatherOfHome,
  type WeatherOfHomeQuery,
  WeatherOfHomeResponse,
} from '@hearthlight/domain/savings/weather/weather'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type HomeScope, homeScopeOf } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import type { SavingsDeps } from '../savings-deps.ts'
import { stationFor, weatherKnown, weatherOf } from './weather-of-place.ts'

type Deps = Pick<SavingsDeps, 'db' | 'stations' | 'placeOf'>

/** The temperatures that a home had, by the station that its savings are measured with. */
function weatherOfHome(
  { db, stations, placeOf }: Deps,
  scope: HomeScope,
  buildingId: string,
  query: WeatherOfHomeQuery,
): Promise<WeatherOfHome> {
  return inPartner(db, scope, async (partnerDb) => {
    const place = await placeOf(partnerDb, scope, buildingId)
    const days = { from: dayNumber(query.from), to: dayNumber(query.to) }
    if (days.to <= days.from || days.to - days.from > MOST_WEATHER_DAYS)
      throw new Problem('meters.long-span', { params: { days: MOST_WEATHER_DAYS } })
    const { stations: known } = await weatherKnown(partnerDb, scope)
    const station = stationFor(stations, place, known)
    const { values } = await weatherOf(partnerDb, scope, station?.id, days)
    return {
      station: station === undefined ? null : { id: station.id, name: station.name },
      first: query.from,
      fahrenheit: values.map((each) => each && Math.round(each * 100) / 100),
    }
  })
}

export const weatherOfHomeRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.get(
      '/api/v1/weather_of_home/of_building/:building_id',
      {
        config: { policy: 'user' },
        schema: {
          tags: ['Energy use'],
          params: z.object({ building_id: z.uuid() }),
          querystring: Query,
          response: { 200: WeatherOfHomeResponse },
        },
      },
      async (request) => {
        const { building_id } = request.params
        const weather = await weatherOfHome(deps, homeScopeOf(request), building_id, request.query)
        return one('weather_of_home', building_id, weather)
      },
    )
  }
