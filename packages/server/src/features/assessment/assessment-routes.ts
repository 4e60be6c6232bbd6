import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { declarePage } from '../../platform/http/switched-off.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { climateRoutes } from './climate-routes.ts'
import { genericItemRoutes } from './items/generic-item-routes.ts'
import { virtualAuditRoutes } from './virtual-audit-routes.ts'

export const assessmentRoutes =
  (deps: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'fuel-type')
    await app.register(genericItemRoutes(deps))
    await app.register(virtualAuditRoutes(deps))
    await app.register(climateRoutes(deps))
  }
