import { environmentOf } from '@hearthlight/domain/partner/environment'
import type { RouteObject } from 'react-router'
import { accountRoutes } from '../features/accounts/accounts-routes.tsx'
import { assessmentRoutes } from '../features/assessment/assessment-routes.tsx'
import { buildingRoutes } from '../features/buildings/buildings-routes.tsx'
import { consentRoutes } from '../features/consents/consents-routes.tsx'
import { incentiveRoutes } from '../features/incentives/incentives-routes.tsx'
import { kitRoutes } from '../features/kit/kit-routes.tsx'
import { meterRoutes } from '../features/meters/meters-routes.tsx'
import { pageRoutes } from '../features/pages/pages-routes.tsx'
import { programRoutes } from '../features/programs/programs-routes.tsx'
import { reportRoutes } from '../features/report/report-routes.tsx'
import { savingsRoutes } from '../features/savings/savings-routes.tsx'
import { schedulingRoutes } from '../features/scheduling/scheduling-routes.tsx'
import { browserContext } from '../platform/boot/app-context.ts'

/** Every page that exists. A feature joins here; menus and links follow by themselves. */
export const featureRoutes: readonly RouteObject[] = [
  ...accountRoutes,
  ...buildingRoutes,
  ...assessmentRoutes,
  ...reportRoutes,
  ...meterRoutes,
  ...savingsRoutes,
  ...consentRoutes,
  ...incentiveRoutes,
  ...schedulingRoutes,
  ...programRoutes,
  ...pageRoutes,
  ...(environmentOf(browserContext.host, []) === 'dev' ? kitRoutes : []),
]
