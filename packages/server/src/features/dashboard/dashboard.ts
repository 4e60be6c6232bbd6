import { DashboardQuery, DashboardResponse } from '@hearthlight/domain/applications/queue/dashboard'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Feature } from '../../platform/feature.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import { dashboardCsv } from './dashboard-csv.ts'
import { up as dashboardIndexes } from './migrations/0445-dashboard-indexes.ts'
import { up as dashboardSums } from './migrations/0510-dashboard-sums.ts'
import { type DashboardDeps, readDashboard } from './read-dashboard.ts'

const tags = ['Dashboard']

const dashboardRoutes =
  (deps: DashboardDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/dashboard',
      {
        config: { policy: 'admin' },
        schema: { tags, querystring: DashboardQuery, response: { 200: DashboardResponse } },
      },
      async (request) => one('dashboard', '1', await readDashboard(deps, scopeOf(request), request.query)),
    )
    app.get(
      '/api/admin/v1/dashboard/file',
      {
        config: { policy: 'admin', ownPageOnly: true, rateLimit: RATE_LIMITS.work },
        schema: { tags, querystring: DashboardQuery },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const shown = await readDashboard(deps, scope, request.query)
        const name = `${scope.partner.config.code}-${shown.from}-${shown.to}.csv`
        return sendFile(reply, { name, stream: dashboardCsv(scope, shown) })
      },
    )
  }

export const dashboard: Feature<{ readonly dashboard: DashboardDeps }> = {
  name: 'dashboard',
  migrations: {
    '0445-dashboard-indexes': { up: dashboardIndexes },
    '0510-dashboard-sums': { up: dashboardSums },
  },
  open: ({ dashboard: deps }) => ({
    routes: async (app) => {
      await app.register(dashboardRoutes(deps))
    },
  }),
}
