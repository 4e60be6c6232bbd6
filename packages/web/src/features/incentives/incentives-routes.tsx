import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const incentiveRoutes: readonly RouteObject[] = [
  guardedRoute('incentives', async () => (await import('./incentives-screen.tsx')).IncentivesScreen),
  guardedRoute(
    'rebate-start',
    async () => (await import('./finder/rebate-start-screen.tsx')).RebateStartScreen,
  ),
]

/** Made for frames of other sites. */
export const finderRoutes: readonly RouteObject[] = [
  guardedRoute('embed-rebate-finder', async () => (await import('./finder/finder-screen.tsx')).FinderScreen),
]
