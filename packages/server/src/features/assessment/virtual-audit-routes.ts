import { CreateVirtualAudit, VirtualAuditResponse } from '@hearthlight/domain/assessment/result/virtual-audit'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { remembered } from '../../platform/caches/remembered.ts'
import { writtenOnce } from '../../platform/http/answers/serialize-response.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { atOnce } from '../../platform/threads/at-once.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { createAudit } from './create-audit.ts'
import { readPlannedAudit } from './planned/read-planned-audit.ts'
import type { ShownAudit } from './present-audit.ts'
import { readAudit } from './read-audit.ts'

const config = { policy: 'user' } as const
const tags = ['Assessment']
const PLANS = ['recommended', 'kept'] as const
const url = '/api/v1/virtual_audit/virtual_audits'

function resourceOf({ id, attributes }: ShownAudit) {
  const { data } = one('virtual_audits', id, attributes)
  return { data: writtenOnce(data) }
}

/** That of a home that is as it was is the same again. */
const resources = remembered<ShownAudit, ReturnType<typeof resourceOf>>()

export const virtualAuditRoutes =
  (deps: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const inTwo = atOnce(2)
    app.post(
      url,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, body: CreateVirtualAudit, response: { 201: VirtualAuditResponse } },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const { id, attributes } = await inTwo(askerOf(scope), () =>
          createAudit(deps, scope, request.body.building_id),
        )
        return reply.code(201).send(one('virtual_audits', id, attributes))
      },
    )
    app.get(
      `${url}/:id`,
      {
        config: { ...config, readsOwn: true },
        schema: {
          tags,
          params: z.object({ id: z.uuid() }),
          querystring: z.object({
            plan: z.enum(PLANS).default('recommended').describe('Whose plan the result is seen through.'),
          }),
          response: { 200: VirtualAuditResponse },
        },
      },
      async (request) => {
        const read = request.query.plan === 'kept' ? readPlannedAudit : readAudit
        const scope = homeScopeOf(request)
        const home = await deps.homeOf(scope, { auditId: request.params.id })
        const shown = await read(deps, scope, home)
        return resources(shown, '', () => resourceOf(shown))
      },
    )
  }
