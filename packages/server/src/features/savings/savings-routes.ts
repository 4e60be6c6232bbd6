import {
  HomeSavingsListResponse,
  HomeSavingsResponse,
  SaveHomeChange,
  SaveHomeWork,
} from '@hearthlight/domain/savings/home-savings'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import {
  changeWork,
  type IdentifiedSavings,
  removeChange,
  removeWork,
  saveChange,
  saveWork,
  savingsOfHome,
} from './home-savings.ts'
import type { SavingsDeps } from './savings-deps.ts'

const tags = ['Measured savings']
const config = { policy: 'user' } as const
const working = { ...config, rateLimit: RATE_LIMITS.work }
const OfBuilding = z.object({ building_id: z.uuid() })
const ById = z.object({ id: z.uuid() })
const nothing = { 204: z.undefined() }
const saved = { 200: HomeSavingsResponse }
const present = ({ id, ...attributes }: IdentifiedSavings) => one('home_savings', id, attributes)

/** What a home saved by work on it, for its owner. */
export const savingsRoutes =
  (deps: SavingsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'MeasuredSavings')
    app.get(
      '/api/v1/home_savings/of_building/:building_id',
      { config, schema: { tags, params: OfBuilding, response: { 200: HomeSavingsListResponse } } },
      async (request) => {
        const all = await savingsOfHome(deps, homeScopeOf(request), request.params.building_id)
        return { data: all.map((each) => present(each).data) }
      },
    )
    app.post(
      '/api/v1/home_works/of_building/:building_id',
      { config: working, schema: { tags, params: OfBuilding, body: SaveHomeWork, response: saved } },
      async (request) =>
        present(await saveWork(deps, homeScopeOf(request), request.params.building_id, request.body)),
    )
    app.put(
      '/api/v1/home_works/:id',
      { config: working, schema: { tags, params: ById, body: SaveHomeWork, response: saved } },
      async (request) =>
        present(await changeWork(deps, homeScopeOf(request), request.params.id, request.body)),
    )
    app.delete(
      '/api/v1/home_works/:id',
      { config, schema: { tags, params: ById, response: nothing } },
      async (request, reply) => {
        await removeWork(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
    app.post(
      '/api/v1/home_changes/of_building/:building_id',
      { config, schema: { tags, params: OfBuilding, body: SaveHomeChange, response: nothing } },
      async (request, reply) => {
        await saveChange(deps, homeScopeOf(request), request.params.building_id, request.body)
        return reply.code(204).send()
      },
    )
    app.delete(
      '/api/v1/home_changes/:id',
      { config, schema: { tags, params: ById, response: nothing } },
      async (request, reply) => {
        await removeChange(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
