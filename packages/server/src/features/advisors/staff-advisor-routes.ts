import {
  AdvisorInput,
  AdvisorQuery,
  ChangeAdvisor,
  ProjectTypesResponse,
  StaffAdvisorResponse,
  StaffAdvisorsResponse,
} from '@hearthlight/domain/scheduling/staff-advisor'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import type { AdvisorDeps } from './advisor-deps.ts'
import { nameTypes, presentAdvisor } from './present-advisor.ts'
import { changeAdvisor, createAdvisor } from './save-advisor.ts'
import { findStaffAdvisor, listProjectTypes, listStaffAdvisors } from './staff-advisor-store.ts'

const config = { policy: 'admin:advisors' } as const
const tags = ['Advisors']
const PATH = '/api/admin/v1/advisors'
const ById = z.object({ id: z.uuid() })

/** The partner's energy advisors, for staff with the permission. */
export const staffAdvisorRoutes =
  (deps: AdvisorDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: AdvisorQuery, response: { 200: StaffAdvisorsResponse } } },
      (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => {
          const { rows, next, previous, total } = await listStaffAdvisors(
            db,
            scope,
            request.query,
            deps.now(),
          )
          const types = nameTypes(await listProjectTypes(db, scope), scope.language)
          const data = rows.map((row) => ({
            id: row.id,
            type: 'advisors' as const,
            attributes: presentAdvisor(row, types),
          }))
          return { data, meta: { next, previous, total } }
        })
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: StaffAdvisorResponse } } },
      (request) => answer(deps, scopeOf(request), request.params.id),
    )
    app.post(
      PATH,
      { config, schema: { tags, body: AdvisorInput, response: { 201: StaffAdvisorResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const id = await createAdvisor(deps, scope, request.body)
        return reply.code(201).send(await answer(deps, scope, id))
      },
    )
    app.put(
      `${PATH}/:id`,
      {
        config,
        schema: { tags, params: ById, body: ChangeAdvisor, response: { 200: StaffAdvisorResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const { revision, ...input } = request.body
        await changeAdvisor(deps, scope, request.params.id, input, revision)
        return answer(deps, scope, request.params.id)
      },
    )
    app.get(
      '/api/admin/v1/project_types',
      { config, schema: { tags, response: { 200: ProjectTypesResponse } } },
      (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => ({
          data: nameTypes(await listProjectTypes(db, scope), scope.language).map(({ id, name }) => ({
            id,
            type: 'project_types' as const,
            attributes: { name },
          })),
        }))
      },
    )
  }

const answer = (deps: AdvisorDeps, scope: Scope, id: string) =>
  inPartner(deps.db, scope, async (db) => {
    const row = await findStaffAdvisor(db, scope, id, deps.now())
    if (row === undefined) throw new Problem('shared.not-found')
    return one(
      'advisors',
      id,
      presentAdvisor(row, nameTypes(await listProjectTypes(db, scope), scope.language)),
    )
  })
