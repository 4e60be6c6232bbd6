import { RulesMetQuery, RulesMetResponse } from '@hearthlight/domain/applications/queue/queue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { scopeOf } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { readRulesMet } from './read-rules-met.ts'

const config = { policy: 'admin:applications' } as const
const tags = ['Applications']

export const rulesMetRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/application_queue/rules_met',
      { config, schema: { tags, querystring: RulesMetQuery, response: { 200: RulesMetResponse } } },
      async (request) => {
        const counted = await readRulesMet(deps, scopeOf(request), request.query.of.values)
        return {
          data: counted.map(({ id, ...attributes }) => ({ id, type: 'rules_met' as const, attributes })),
        }
      },
    )
  }
