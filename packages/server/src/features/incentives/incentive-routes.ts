import { ClassifiedIncentive, DescribedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { remembered } from '../../platform/caches/remembered.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { writtenOnce } from '../../platform/http/answers/serialize-response.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { describeIncentive } from './describe-incentive.ts'
import { type IncentiveDeps, showIncentive, showIncentives } from './show-incentives.ts'

const ForBuilding = z.object({ building_id: z.uuid().optional() })
const ById = z.object({ id: z.uuid() })
const config = { policy: 'user' } as const
const readsOwn = { ...config, readsOwn: true } as const

const resource =
  (type: 'offers' | 'subsidies') =>
  ({ id, ...attributes }: ClassifiedIncentive) => ({ id, type, attributes })

type Incentives = readonly ClassifiedIncentive[]
/** Those of a home that is as it was are the same list again. */
const resources = remembered<Incentives, ReturnType<ReturnType<typeof resource>>[]>()
const resourcesOf = (type: 'offers' | 'subsidies', incentives: Incentives) =>
  writtenOnce(resources(incentives, type, () => incentives.map(resource(type))))

export const incentiveRoutes =
  (deps: IncentiveDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'incentives')
    app.get(
      '/api/v2/offers',
      {
        config: readsOwn,
        schema: {
          tags: ['Incentives'],
          querystring: ForBuilding,
          response: { 200: Many('offers', ClassifiedIncentive) },
        },
      },
      async (request) => {
        const offers = await showIncentives(deps, homeScopeOf(request), 'Offer', request.query.building_id)
        return { data: resourcesOf('offers', offers) }
      },
    )
    app.get(
      '/api/v2/offers/:id',
      {
        config,
        schema: {
          tags: ['Incentives'],
          params: ById,
          querystring: ForBuilding,
          response: { 200: One('offers', DescribedIncentive) },
        },
      },
      async (request) => {
        const [scope, { id }, { building_id }] = [homeScopeOf(request), request.params, request.query]
        const { id: _, ...offer } = await showIncentive(deps, scope, 'Offer', id, building_id)
        const described = await inPartner(deps.db, scope, (db) => describeIncentive(db, scope, 'Offer', id))
        return one('offers', id, { ...offer, ...described })
      },
    )
    app.get(
      '/api/v1/subsidies',
      {
        config: readsOwn,
        schema: {
          tags: ['Incentives'],
          querystring: ForBuilding,
          response: { 200: Many('subsidies', ClassifiedIncentive) },
        },
      },
      async (request) => {
        const subsidies = await showIncentives(
          deps,
          homeScopeOf(request),
          'Subsidy',
          request.query.building_id,
        )
        return { data: resourcesOf('subsidies', subsidies) }
      },
    )
    app.get(
      '/api/v1/subsidy_description/:id',
      {
        config,
        schema: {
          tags: ['Incentives'],
          params: ById,
          response: { 200: One('subsidy_descriptions', z.object({ description: z.string() })) },
        },
      },
      async (request) => {
        const { id } = request.params
        return one(
          'subsidy_descriptions',
          id,
          await inPartner(deps.db, homeScopeOf(request), (db) =>
            describeIncentive(db, homeScopeOf(request), 'Subsidy', id),
          ),
        )
      },
    )
  }
