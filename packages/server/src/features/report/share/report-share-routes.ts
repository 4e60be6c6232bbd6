import {
  CreatedReportShare,
  CreateReportShare,
  OpenSharedReport,
  ReportShare,
  SharedReport,
} from '@hearthlight/domain/report/report-share'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { ReportDeps } from '../make-report.ts'
import { openSharedReport } from './open-shared-report.ts'
import { createShare, readShares, withdrawShare } from './share-report.ts'

const config = { policy: 'user' } as const
const tags = ['Report']

export const reportShareRoutes =
  (deps: ReportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const url = '/api/v1/report_shares'
    app.get(
      url,
      {
        config,
        schema: {
          tags,
          querystring: z.object({ building_id: z.uuid() }),
          response: { 200: Many('report_shares', ReportShare) },
        },
      },
      async (request) => {
        const shares = await readShares(deps, homeScopeOf(request), request.query.building_id)
        return {
          data: shares.map(({ id, ...attributes }) => ({ id, type: 'report_shares' as const, attributes })),
        }
      },
    )
    app.post(
      url,
      {
        config,
        schema: {
          tags,
          body: CreateReportShare,
          response: { 201: One('report_shares', CreatedReportShare) },
        },
      },
      async (request, reply) => {
        const { building_id, days } = request.body
        const { id, ...attributes } = await createShare(deps, homeScopeOf(request), building_id, days)
        return reply.code(201).send(one('report_shares', id, attributes))
      },
    )
    app.delete(
      `${url}/:id`,
      { config, schema: { tags, params: z.object({ id: z.uuid() }), response: { 204: z.undefined() } } },
      async (request, reply) => {
        await withdrawShare(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
    // The token travels in the body: an address stands in logs and is sent on as a referrer.
    app.post(
      '/api/v1/shared_reports',
      {
        config: { policy: 'public', rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: OpenSharedReport, response: { 200: One('shared_reports', SharedReport) } },
      },
      async (request) => {
        const report = await openSharedReport(deps, scopeOf(request), request.body.token)
        return one('shared_reports', report.building.id, report)
      },
    )
  }
