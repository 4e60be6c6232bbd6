import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const consentRoutes: readonly RouteObject[] = [
  guardedRoute('EnergyUseSources', async () => (await import('./sources-screen.tsx')).SourcesScreen),
]
