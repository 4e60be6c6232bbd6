import type { Feature } from '../../platform/feature.ts'
import { reportPlanRoutes } from './report-plan-routes.ts'
import type {} from './report-plan-tables.ts'
import type { ReportPlanDeps } from './save-plan.ts'

export const reportPlan: Feature<{ readonly plans: ReportPlanDeps }> = {
  name: 'report-plan',
  open: ({ plans: deps }) => ({ routes: reportPlanRoutes(deps) }),
}
