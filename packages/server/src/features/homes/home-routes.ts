import { RecalculationResponse, ResultsResponse } from '@hearthlight/domain/assessment/recalculation'
import {
  StaffHomeResponse,
  StaffHomesQuery,
  StaffHomesResponse,
} from '@hearthlight/domain/assessment/result/staff-home'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { HomeDeps } from './home-deps.ts'
import { listHomes } from './home-store.ts'
import { readHomeForStaff, recalculateHome } from './read-home-for-staff.ts'
import type { RecalculateAll } from './recalculate-all.ts'

const tags = ['Homes']
const config = { policy: 'admin:buildings' } as const
const PATH = '/api/admin/v1/homes'
const RUNS = '/api/admin/v1/recalculations'
const ById = z.object({ id: z.uuid() })

/** The homes of all people of the partner, for staff: /api/admin/v1/homes. */
export const homeRoutes =
  (deps: HomeDeps, all: RecalculateAll): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: StaffHomesQuery, response: { 200: StaffHomesResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { rows, next, previous, total } = await inPartner(deps.db, scope, (db) =>
          listHomes(db, scope, request.query),
        )
        return { data: rows.map(presentListed), meta: { next, previous, total } }
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: StaffHomeResponse } } },
      async (request) => {
        const { id } = request.params
        return one('home', id, await readHomeForStaff(deps, scopeOf(request), id))
      },
    )
    app.post(
      `${PATH}/:id/recalculation`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, params: ById, response: { 200: StaffHomeResponse } },
      },
      async (request) => {
        const { id } = request.params
        return one('home', id, await recalculateHome(deps, scopeOf(request), id))
      },
    )
    app.get(RUNS, { config, schema: { tags, response: { 200: ResultsResponse } } }, async (request) =>
      one('results', '1', await all.read(scopeOf(request))),
    )
    app.post(
      RUNS,
      { config, schema: { tags, response: { 201: RecalculationResponse } } },
      async (request, reply) => {
        const run = await all.start(scopeOf(request))
        return reply.code(201).send(one('recalculation', run.id, run))
      },
    )
    app.post(
      `${RUNS}/:id/cancel`,
      { config, schema: { tags, params: ById, response: { 200: RecalculationResponse } } },
      async (request) => {
        const { id } = request.params
        return one('recalculation', id, await all.cancel(scopeOf(request), id))
      },
    )
  }

type Listed = Awaited<ReturnType<typeof listHomes>>['rows'][number]

const presentListed = ({ id, audit_id, label, ...home }: Listed) => ({
  id,
  type: 'home' as const,
  attributes: {
    owner: home.owner,
    house_type: home.house_type,
    label,
    address: home.address ?? '',
    city: home.city ?? '',
    is_assessed: audit_id !== null,
    engine_version: label === null ? null : home.engine_version,
    computed_at: label === null ? null : (home.computed_at?.toISOString() ?? null),
    applications: Number(home.applications),
    created_at: home.created_at.toISOString(),
  },
})
