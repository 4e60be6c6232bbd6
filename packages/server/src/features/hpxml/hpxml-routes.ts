import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { attachment } from '../../platform/http/answers/attachment.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { scopeOf } from '../../platform/scope.ts'
import { type ExportedHome, exportAnyHome, exportHome } from './export-home.ts'
import type { HpxmlDeps } from './hpxml-deps.ts'

const produces = ['application/xml']
const rateLimit = RATE_LIMITS.work
const ById = z.object({ id: z.uuid() })
const Asked = z.object({
  check: z
    .literal('schema')
    .optional()
    .describe('Hold the file against the schema of HPXML 4.2, and answer it only when it is valid'),
})

const answer = (reply: FastifyReply, { name, file, isChecked }: ExportedHome) => {
  if (isChecked) reply.header('x-hpxml-schema', 'valid')
  return reply
    .type('application/xml; charset=utf-8')
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(file)
}

/** The own home as HPXML, beside its report on paper. */
export const ownHpxmlRoutes =
  (deps: HpxmlDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'home-overview')
    app.get(
      '/api/v2/hpxml/:id',
      {
        config: { policy: 'user', rateLimit },
        schema: { tags: ['Report'], params: ById, querystring: Asked, produces },
      },
      async (request, reply) => {
        const check = request.query.check !== undefined
        return answer(reply, await exportHome(deps, homeScopeOf(request), request.params.id, { check }))
      },
    )
  }

/** A home of any person: for staff who see homes, and for systems with a key for them. */
export const anyHpxmlRoutes =
  (deps: HpxmlDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/homes/:id/hpxml',
      {
        config: { policy: 'admin:buildings', rateLimit },
        schema: { tags: ['Homes'], params: ById, querystring: Asked, produces },
      },
      async (request, reply) => {
        const check = request.query.check !== undefined
        return answer(reply, await exportAnyHome(deps, scopeOf(request), request.params.id, { check }))
      },
    )
    app.get(
      '/api/outward/v1/homes/:id/hpxml',
      {
        config: { policy: 'key:homes', rateLimit: RATE_LIMITS.key },
        schema: {
          tags: ['For your own systems'],
          security: [{ apiKey: [] }],
          params: ById,
          querystring: Asked,
          produces,
        },
      },
      async (request, reply) => {
        const check = request.query.check !== undefined
        return answer(reply, await exportAnyHome(deps, scopeOf(request), request.params.id, { check }))
      },
    )
  }
