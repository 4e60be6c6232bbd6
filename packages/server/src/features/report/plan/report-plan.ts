import type { Feature } from '../../../platform/feature.ts'
import { reportPlanPersonalData } from './report-plan-personal-data.ts'
import { reportPlanRoutes } from './report-plan-routes.ts'
import type {} from './report-plan-tables.ts'
import type { ReportPlanDeps } from './save-plan.ts'

export const reportPlan: Feature<{ readonly plans: ReportPlanDeps }> = {
  name: 'report/plan',
  personal: reportPlanPersonalData,
  open: ({ plans: deps }) => ({ routes: reportPlanRoutes(deps) }),
}
