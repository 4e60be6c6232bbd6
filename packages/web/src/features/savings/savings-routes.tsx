import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const savingsRoutes: readonly RouteObject[] = [
  guardedRoute('MeasuredSavings', async () => (await import('./savings-screen.tsx')).SavingsScreen),
]
