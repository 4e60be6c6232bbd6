import { MeteredModelResponse, SaveModelFollows } from '@hearthlight/domain/meters/metered-model'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import type { MeterDeps } from '../meter-deps.ts'
import { followModel, readMeteredModel } from './metered-model.ts'

const PATH = '/api/v1/metered_models/of_building/:building_id'
const schema = {
  tags: ['Energy use'],
  params: z.object({ building_id: z.uuid() }),
  response: { 200: MeteredModelResponse },
}
const config = { policy: 'user' } as const

export const meteredRoutes =
  (deps: MeterDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.get(PATH, { config, schema }, async (request) => {
      const { building_id } = request.params
      return one(
        'metered_models',
        building_id,
        await readMeteredModel(deps, homeScopeOf(request), building_id),
      )
    })
    app.put(PATH, { config, schema: { ...schema, body: SaveModelFollows } }, async (request) => {
      const { building_id } = request.params
      const { follows } = request.body
      const model = await followModel(deps, homeScopeOf(request), building_id, follows)
      return one('metered_models', building_id, model)
    })
  }
