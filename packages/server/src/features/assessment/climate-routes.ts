import { ClimateResponse } from '@hearthlight/domain/assessment/result/virtual-audit'
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
const answer = ({ place, record }: PlaceClimate) =>
  one('climates', place.id, { place, record: Buffer.from(record).toString('base64') })

/** Weather is public knowledge; which place stands for an address is told to its owner. */
export const climateRoutes =
  ({ db, climates, readBuilding }: AssessmentDeps): FastifyPluginAsyncZod =>
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
        schema: { tags, params: z.object({ building_id: z.uuid() }), response: { 200: ClimateResponse } },
      },
      async (request) => {
        const building = await inPartner(db, homeScopeOf(request), (db) =>
          readBuilding(db, homeScopeOf(request), request.params.building_id),
        )
        return answer(climates.forAddress(addressOf(building)))
      },
    )
  }
