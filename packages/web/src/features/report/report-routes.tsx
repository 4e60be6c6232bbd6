import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const reportRoutes: readonly RouteObject[] = [
  guardedRoute('home-overview', async () => (await import('./home-overview-screen.tsx')).HomeOverviewScreen),
  guardedRoute('home-analysis', async () => (await import('./home-analysis-screen.tsx')).HomeAnalysisScreen),
  guardedRoute(
    'shared-report',
    async () => (await import('./share/shared-report-screen.tsx')).SharedReportScreen,
  ),
]
