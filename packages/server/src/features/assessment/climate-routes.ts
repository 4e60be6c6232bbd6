import { ClimateOfHomeResponse, ClimateResponse } from '@hearthlight/domain/assessment/result/virtual-audit'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { addressOf } from './address-of.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import type { PlaceClimate } from './climates.ts'

const tags = ['Assessment']
const attributesOf = ({ place, record }: PlaceClimate) => ({
  place,
  record: Buffer.from(record).toString('base64'),
})
const answer = (climate: PlaceClimate) => one('climates', climate.place.id, attributesOf(climate))

/** Weather is public knowledge; which place stands for an address is told to its owner. */
export const climateRoutes =
  ({ db, climates, readBuilding, metered }: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/v1/climate/:place_id',
      {
        config: { policy: 'public' },
        schema: {
          tags,
          params: z.object({ place_id: z.string().max(80) }),
          response: { 200: ClimateResponse },
        },
      },
      async (request, reply) => {
        const found = climates.byId(request.params.place_id)
        if (found === undefined) throw new Problem('shared.not-found')
        return reply.header('cache-control', 'public, max-age=604800').send(answer(found))
      },
    )
    app.get(
      '/api/v1/climate/of_building/:building_id',
      {
        config: { policy: 'user' },
        schema: {
          tags,
          params: z.object({ building_id: z.uuid() }),
          response: { 200: ClimateOfHomeResponse },
        },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const { building_id } = request.params
        const home = await inPartner(db, scope, async (db) => ({
          building: await readBuilding(db, scope, building_id),
          metered: [...(await metered(db, scope, building_id))],
        }))
        const climate = climates.forAddress(addressOf(home.building))
        return one('climates', climate.place.id, { ...attributesOf(climate), metered: home.metered })
      },
    )
  }
