import {
  BulkPlanRequest,
  BulkPlanResponse,
  BulkResultResponse,
  DoInBulk,
} from '@hearthlight/domain/applications/queue/bulk'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { scopeOf } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { doInBulk, planInBulk } from './bulk-applications.ts'

const config = { policy: 'admin:applications' } as const
const tags = ['Applications']
const QUEUE = '/api/admin/v1/application_queue'

/** One action for many applications: what it would do, and the doing. */
export const bulkRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${QUEUE}/bulk_plans`,
      { config, schema: { tags, body: BulkPlanRequest, response: { 200: BulkPlanResponse } } },
      async (request) => ({
        data: (await planInBulk(deps, scopeOf(request), request.body)).map(({ id, ...attributes }) => ({
          id,
          type: 'planned_applications' as const,
          attributes,
        })),
      }),
    )
    app.post(
      `${QUEUE}/bulk_actions`,
      { config, schema: { tags, body: DoInBulk, response: { 200: BulkResultResponse } } },
      async (request) => one('bulk_results', '1', await doInBulk(deps, scopeOf(request), request.body)),
    )
  }
