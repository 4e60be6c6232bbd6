import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const incentiveRoutes: readonly RouteObject[] = [
  guardedRoute('incentives', async () => (await import('./incentives-screen.tsx')).IncentivesScreen),
]
