import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const meterRoutes: readonly RouteObject[] = [
  guardedRoute('EnergyUse', async () => (await import('./energy-use-screen.tsx')).EnergyUseScreen),
]
