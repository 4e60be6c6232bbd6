import {
  RequestChanges,
  StaffAnswerResponse,
  StaffApplicationResponse,
} from '@hearthlight/domain/applications/staff-application'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../../platform/scope.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { readForStaff, readRestricted } from './read-for-staff.ts'
import { requestChanges } from './request-changes.ts'

const config = { policy: 'admin:applications' } as const
const tags = ['Applications']
const PATH = '/api/admin/v1/applications/:id'
const ById = z.object({ id: z.uuid() })

/** Applications of the partner's people, for staff with the permission to see them. */
export const staffApplicationRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, params: ById, response: { 200: StaffApplicationResponse } } },
      async (request) => {
        const { id } = request.params
        return one('projects', id, await readForStaff(deps, scopeOf(request), id))
      },
    )
    app.get(
      `${PATH}/restricted_answers/:item_id`,
      {
        config: { policy: 'admin:AppliedOfferRestrictedDataAccess' },
        schema: {
          tags,
          params: ById.extend({ item_id: z.string().min(1).max(100) }),
          response: { 200: StaffAnswerResponse },
        },
      },
      async (request) => {
        const { id, item_id } = request.params
        return one('comments', item_id, await readRestricted(deps, scopeOf(request), id, item_id))
      },
    )
    app.post(
      `${PATH}/requests`,
      {
        config,
        schema: { tags, params: ById, body: RequestChanges, response: { 201: StaffApplicationResponse } },
      },
      async (request, reply) => {
        const { id } = request.params
        const scope = scopeOf(request)
        await requestChanges(deps, scope, id, request.body)
        return reply.code(201).send(one('projects', id, await readForStaff(deps, scope, id)))
      },
    )
  }
