import { CreateVirtualAudit, VirtualAuditAnswer } from '@hearthlight/domain/assessment/virtual-audit'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../../platform/scope.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { createAudit } from './create-audit.ts'
import { readAudit } from './read-audit.ts'

const config = { policy: 'user' } as const
const tags = ['Assessment']
const url = '/api/v1/virtual_audit/virtual_audits'

export const virtualAuditRoutes =
  (deps: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      url,
      { config, schema: { tags, body: CreateVirtualAudit, response: { 201: VirtualAuditAnswer } } },
      async (request, reply) => {
        const { id, attributes } = await createAudit(deps, scopeOf(request), request.body.building_id)
        return reply.code(201).send(one('virtual_audits', id, attributes))
      },
    )
    app.get(
      `${url}/:id`,
      {
        config,
        schema: { tags, params: z.object({ id: z.uuid() }), response: { 200: VirtualAuditAnswer } },
      },
      async (request) => {
        const { id, attributes } = await readAudit(deps, scopeOf(request), request.params.id)
        return one('virtual_audits', id, attributes)
      },
    )
  }
