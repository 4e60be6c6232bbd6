import {
  AdvisorsResponse,
  AssignAdvisor,
  AssignmentResponse,
} from '@hearthlight/domain/incentives/advisor-assignment'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import type { AdvisorDeps } from './advisor-deps.ts'
import { listAdvisors } from './advisor-store.ts'
import { assignAdvisor } from './assign-advisor.ts'

const config = { policy: 'user' } as const
const tags = ['Incentives']

export const advisorRoutes =
  (deps: AdvisorDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'incentives')
    app.get(
      '/api/v1/energy_advisor_assignments/available_energy_advisors',
      {
        config,
        schema: {
          tags,
          querystring: z.object({ project_type_id: z.uuid() }),
          response: { 200: AdvisorsResponse },
        },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const advisors = await inPartner(deps.db, scope, (db) =>
          listAdvisors(db, scope, request.query.project_type_id),
        )
        return {
          data: advisors.map(({ id, name }) => ({
            id,
            type: 'energy_advisors' as const,
            attributes: { id, name },
          })),
        }
      },
    )
    app.post(
      '/api/v1/energy_advisor_assignments',
      { config, schema: { tags, body: AssignAdvisor, response: { 201: AssignmentResponse } } },
      async (request, reply) => {
        const { id, assignment } = await assignAdvisor(deps, homeScopeOf(request), request.body)
        return reply.code(201).send(one('energy_advisor_assignments', id, assignment))
      },
    )
  }
