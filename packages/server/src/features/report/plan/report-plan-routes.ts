import { ReportPlan, SavedPlan } from '@hearthlight/domain/report/plan/report-plan'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import { type ReportPlanDeps, readPlan, savePlan } from './save-plan.ts'

const OfBuilding = z.object({ building_id: z.uuid() })
const config = { policy: 'user' } as const
const response = { 200: One('report_plans', SavedPlan) }

export const reportPlanRoutes =
  (deps: ReportPlanDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'home-analysis')
    const url = '/api/v1/virtual_audit/plans/:building_id'
    app.get(url, { config, schema: { tags: ['Report'], params: OfBuilding, response } }, async (request) => {
      const { building_id } = request.params
      return one('report_plans', building_id, await readPlan(deps, homeScopeOf(request), building_id))
    })
    app.put(
      url,
      { config, schema: { tags: ['Report'], params: OfBuilding, body: ReportPlan, response } },
      async (request) => {
        const { building_id } = request.params
        const kept = await savePlan(deps, homeScopeOf(request), building_id, request.body)
        return one('report_plans', building_id, kept)
      },
    )
  }
