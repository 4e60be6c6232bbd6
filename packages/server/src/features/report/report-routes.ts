import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { reportFileName } from '@hearthlight/domain/report/report-file-name'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { attachment } from '../../platform/http/answers/attachment.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { atOnce } from '../../platform/threads/at-once.ts'
import { makeReport, type ReportDeps } from './make-report.ts'
import { reportShareRoutes } from './share/report-share-routes.ts'

const config = { policy: 'user', rateLimit: RATE_LIMITS.work } as const

export const reportRoutes =
  (deps: ReportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'home-overview')
    await app.register(reportShareRoutes(deps))
    const inTwo = atOnce(2)
    app.get(
      '/api/v2/reports/:building_id',
      {
        config,
        schema: {
          tags: ['Report'],
          params: z.object({ building_id: z.uuid() }),
          produces: ['application/pdf'],
        },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const { content, pdf } = await inTwo(askerOf(scope), () =>
          makeReport(deps, scope, request.params.building_id, scope.site),
        )
        const name = reportFileName(scope.partner.config.settings.report_file_name, {
          street: streetOf(content.building),
          day: dayIn(scope.partner.config.time_zone, deps.now()),
        })
        return reply.type('application/pdf').header('content-disposition', attachment(name)).send(pdf)
      },
    )
  }
